import { expect } from '../support/browser-test'
import { rowsOf } from '../support/database'
import { test } from '../support/plain-site'
import { readFirst } from '../support/read-first'
import { sized } from '../support/size'

const forms = [
  { path: '/book', send: 'Send booking request', table: 'bookings', fields: {} },
  { path: '/community', send: 'Send inquiry', table: 'inquiries', fields: { Message: 'I can mend pumps.' } },
  { path: '/donate', first: 'Give Monthly', send: 'Submit interest', table: 'donation_inquiries', fields: {} },
  {
    path: '/contact',
    send: 'Send message',
    table: 'contact_messages',
    fields: { Subject: 'A bird', Message: 'It was blue and loud.' },
  },
  {
    path: '/volunteer',
    send: 'Submit application',
    table: 'volunteer_applications',
    fields: {
      'First name': 'Ana',
      'Last name': 'Brooks',
      Phone: '+46 70 000 00 00',
      Nationality: 'Swedish',
      'Start date': '2099-06-12',
      'Relevant skills or experience': 'Physics teacher for nine years.',
      'Why do you want to volunteer?': 'A friend taught here and I would like to go on with it.',
      'Emergency contact': 'Bo Brooks, brother',
    },
    choices: { 'Volunteer program': 'education', '1 to 3 months': true, 'I agree to the': true },
  },
] as const

// Without scripts the server does the same as under `npm start`, where tests/e2e sends each form.
for (const javaScriptEnabled of sized([true], [true, false]))
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    test.beforeEach(({ context }) => readFirst(context))

    for (const { path, send, table, fields, ...more } of forms)
      test(`what is sent on ${path} is stored, and given a reference`, async ({ page }) => {
        const email = `plain-${crypto.randomUUID()}@example.com`
        await page.goto(path)
        if ('first' in more) await page.getByText(more.first, { exact: true }).filter({ visible: true }).click()
        const button = page.getByRole('button', { name: send }).filter({ visible: true })
        await expect(button).toBeVisible() // the dialog of /donate is loaded first
        const form = page.locator('form').filter({ has: button })
        const field = (name: string) => form.getByLabel(name, { exact: true }).filter({ visible: true })
        const values = 'First name' in fields ? fields : { Name: 'Ana Brooks', ...fields }
        for (const [name, value] of Object.entries({ ...values, Email: email }))
          if (await field(name).count()) await field(name).fill(value)
        for (const [name, value] of Object.entries('choices' in more ? more.choices : {}))
          if (value === true) await form.getByLabel(name).check()
          else await field(name).selectOption(value)
        await button.click()
        await expect(page.getByText(/TT-[2-9A-Z]{7}/).first()).toBeVisible()
        expect(await rowsOf(`select status from ${table} where email = $1`, [email])).toEqual([{ status: 'new' }])
      })

    test('a review is stored, and shown', async ({ page }) => {
      const comment = `A leopard at dusk, ${crypto.randomUUID()}.`
      await page.goto('/itineraries/7#reviews')
      await page.getByLabel('Name', { exact: true }).fill('Otto')
      await page.getByLabel('Comment').fill(comment)
      await page.getByRole('button', { name: 'Submit Review' }).click()
      await expect(page.getByText('Thank you for your feedback!')).toBeVisible()
      await page.goto('/itineraries/7')
      await expect(page.getByText(comment)).toBeAttached()
    })
  })
