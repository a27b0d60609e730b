// Without JavaScript a form that is refused says why and keeps what was written; mended, it is sent and stored once.
import { expect, expectFilled, fillIn, test } from '../support/browser-test'
import { leadRows } from '../support/database'
import { application } from '../support/factories'
import { expectRefused } from '../support/refused'

test.use({ javaScriptEnabled: false })

const invalidEmail = 'Please enter a valid email address'

const { 'Volunteer programme': _, ...withoutProgram } = application

const forms = [
  {
    path: '/community',
    button: 'Send inquiry',
    kept: { Name: 'Ana Brooks', Message: 'I can mend pumps.' },
    wrong: { Email: 'ana@' },
    errors: { Email: invalidEmail },
    stored: ['inquiries', { name: 'Ana Brooks', message: 'I can mend pumps.' }],
  },
  {
    path: '/contact',
    button: 'Send message',
    kept: { Name: 'Ana Brooks', Subject: 'A bird' },
    wrong: { Message: 'Too short' },
    errors: { Email: 'Invalid email address', Message: 'Message must be at least 10 characters' },
    right: { Message: 'Long enough to be sent.' },
    stored: ['contact_messages', { subject: 'A bird', message: 'Long enough to be sent.' }],
  },
  {
    path: '/volunteer',
    button: 'Submit application',
    kept: withoutProgram,
    wrong: {},
    errors: {
      'Volunteer programme': 'Please select a volunteer program.',
      'Terms & Conditions': 'You must agree to the terms and conditions.',
    },
    right: { 'Volunteer programme': 'education', 'I agree to the Terms & Conditions': true },
    stored: ['volunteer_applications', { program: 'education', duration: '1-3-months' }],
  },
  {
    path: '/donate#interest',
    button: 'Submit interest',
    kept: { 'How you would like to give': 'monthly', Message: 'For the roof.' },
    wrong: { Email: 'gift@' },
    errors: { Email: invalidEmail },
    stored: ['donation_inquiries', { donation_type: 'monthly', message: 'For the roof.' }],
  },
  {
    path: '/groups/agents',
    button: 'Send request',
    kept: { Agency: 'Sunways Travel', 'Your name': 'Ana Brooks', Rooms: '6 twin, 2 single', Adults: '14' },
    wrong: { Email: 'ana@' },
    errors: { Email: invalidEmail, 'Which rates do you need?': 'Please choose net or rack rates' },
    right: { 'Net rates': true },
    stored: ['bookings', { agency: 'Sunways Travel', rate: 'net', rooms: '6 twin, 2 single', number_of_adults: 14 }],
  },
  {
    path: '/book?itinerary=6,12',
    button: 'Send request',
    kept: {
      'Culture Safari': true,
      'First day': '2030-06-12',
      'Last day': '2030-06-19',
      Name: 'Nora',
      'Country code': '+46',
      Message: 'First line\nSecond line',
    },
    wrong: { Adults: '25', Email: 'nora@' },
    errors: { Adults: 'Please choose 1 to 20 adults', Email: invalidEmail },
    right: { Adults: '2' },
    stored: [
      'bookings',
      {
        ...{ itinerary_id: 6, safari_category: 4, number_of_adults: 2 },
        ...{ further_itinerary_ids: '12', further_itinerary_titles: ['Batwa Trails and Bigodi Swamp'] },
        preferred_dates: 'Jun 12, 2030 - Jun 19, 2030',
      },
    ],
  },
] as const

for (const { path, button, kept, wrong, errors, stored, ...rest } of forms)
  test(`the form of ${path}`, async ({ page }) => {
    const email = `plain-${crypto.randomUUID()}@example.com`
    const send = page.getByRole('main').getByRole('button', { name: button })
    await page.goto(path)
    await fillIn(page, { ...kept, ...wrong })
    const title = await page.title()
    await send.click()
    await expect(page).toHaveTitle(`Not sent yet: ${title}`)
    await expectRefused(page, errors)
    await expectFilled(page, kept)
    await fillIn(page, { ...('right' in rest && rest.right), Email: email })
    await send.click()
    const receipt = page.getByText(/^TT-[2-9A-Z]{7}$/)
    await expect(receipt).toBeInViewport()
    await expect(page).toHaveTitle(title)
    const reference = await receipt.textContent()
    const [table, row] = stored
    expect(await leadRows(table, email)).toEqual([expect.objectContaining({ ...row, reference })])
  })

test('a telephone number that was asked about is taken when it is sent again', async ({ page }) => {
  await page.goto('/book')
  await fillIn(page, { Name: 'Nora', Email: 'plain-number@example.com', Phone: '0171 2345678' })
  const send = page.getByRole('button', { name: 'Send request' })
  await send.click()
  await expect(page.getByText(/Germany \(\+49\)\?/).first()).toBeVisible()
  await send.click()
  await expect(page.getByText('0171 2345678 (+254)')).toBeVisible()
})
