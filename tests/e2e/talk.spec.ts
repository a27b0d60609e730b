import { expect, fillIn, test } from '../support/browser-test'
import { contactMessage } from '../support/factories'
import { expectNoSidewaysScroll } from '../support/page-checks'

const talk = [/^tel:\+/, /^https:\/\/wa\.me\/\d+/]

for (const width of [390, 1280])
  test(`telephone and WhatsApp are in the header at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/teams')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: /^\+\d/ })).toHaveAttribute('href', talk[0] ?? '')
    await expect(header.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', talk[1] ?? '')
  })

test('WhatsApp stays in the header beside a shortlist, and nothing is wider than the screen', async ({ page }) => {
  await page.goto('/itineraries')
  await page.getByRole('button', { name: 'Save Mara Long Weekend' }).click()
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: /on your shortlist$/ })).toBeVisible()
  for (const width of [320, 360, 390, 480, 768, 820, 900, 1024, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(header.getByRole('link', { name: 'WhatsApp' }), `at ${width} px`).toBeVisible()
    await expectNoSidewaysScroll(page, `at ${width} px`)
  }
})

test('who wants a call is asked for the number, and the receipt says when', async ({ page }) => {
  await page.goto('/contact')
  const phone = page.getByLabel('Phone')
  await expect(phone).toBeHidden()
  await fillIn(page, { ...contactMessage, 'Call me': '10:00' })
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(phone).toBeFocused()
  await expect(page.getByText('Please give us the number to call')).toBeVisible()
  await phone.fill('+44 7700 900123')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('region', { name: 'Message Sent' })).toContainText(
    /We call youMonday to Saturday, .*10:00 to 11:00 in Nairobi/,
  )
})

test.describe('from Britain', () => {
  test.use({ locale: 'en-GB' })

  test('one tap takes the code of the country, and another the address that was meant', async ({ page }) => {
    await page.goto('/book')
    const code = page.getByLabel('Country code')
    await expect(code).toHaveValue('+254')
    await page.getByRole('button', { name: 'Use country code +44' }).click()
    await expect(code).toHaveValue('+44')
    await expect(page.getByRole('button', { name: 'Use country code +44' })).toHaveCount(0)
    const email = page.getByLabel('Email')
    await email.fill('ana@gmial.com')
    await page.getByLabel('Name', { exact: true }).focus()
    await page.getByRole('button', { name: 'ana@gmail.com' }).click()
    await expect(email).toHaveValue('ana@gmail.com')
    await expect(email).toBeFocused()
    await expect(page.getByText('Did you mean')).toHaveCount(0)
  })
})

const german = { Name: 'Ana Brooks', Email: 'german@example.com', Phone: '0171 2345678' }

test('a number that cannot be Kenyan is asked about, and one tap takes the likely code', async ({ page }) => {
  await page.goto('/book')
  await fillIn(page, german)
  const send = page.getByRole('button', { name: 'Send request' })
  await send.click()
  await expect(page.getByText(/^0171 2345678 is not a telephone number of Kenya .+ Germany \(\+49\)\?/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Phone/ })).toBeFocused()
  await expect(page.getByText('Failed to submit booking')).toHaveCount(0)
  await page.getByRole('button', { name: 'Use country code +49' }).click()
  await expect(page.getByLabel('Country code')).toHaveValue('+49')
  await send.click()
  await expect(page.getByRole('region', { name: 'Request sent' })).toContainText('+49 171 2345678')
})

test('a number that was asked about is taken when it is sent again', async ({ page }) => {
  await page.goto('/book')
  await fillIn(page, { ...german, Email: 'insists@example.com' })
  const send = page.getByRole('button', { name: 'Send request' })
  await send.click()
  await expect(page.getByText('send again.')).toBeVisible()
  await send.click()
  await expect(page.getByRole('region', { name: 'Request sent' })).toContainText('0171 2345678 (+254)')
})

test('a receipt says that nothing is booked, and is found again from home and the trip', async ({ page }) => {
  await page.goto('/book?itinerary=6')
  await fillIn(page, { Name: 'Ana Brooks', Email: 'again@example.com', Message: 'We would love\nto see a serval.' })
  await page.getByRole('button', { name: 'Send request' }).click()
  const receipt = page.getByRole('region', { name: 'Request sent' })
  await expect(receipt).toContainText('Request sent')
  await expect(receipt).toContainText('Nothing is booked and nothing is paid yet.')
  await expect(receipt).toContainText('to see a serval.')
  const [reference = ''] = /TT-\w{7}/.exec((await receipt.textContent()) ?? '') ?? []
  const note = page.getByRole('link', { name: new RegExp(`^Your request ${reference} of \\w+day$`) })
  await page.goto('/')
  await expect(note).toBeVisible()
  await page.goto('/itineraries/6')
  await note.click()
  await page.getByText(`${reference}, sent`).click()
  await expect(page.getByRole('region', { name: 'Sent from this device' })).toContainText('to see a serval.')
})
