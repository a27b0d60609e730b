import { expect, fillIn, type Locator, openWithScripts, type Page, test } from '../support/browser-test'
import { leadRows, rowsOf } from '../support/database'
import { contactMessage } from '../support/factories'
import { readFirst } from '../support/read-first'

const send = (page: Page) => page.getByRole('button', { name: 'Send request' })
const receipt = (page: Page) => page.getByRole('region', { name: 'Request sent' })

/** Sends a booking from wherever the page is, and returns its reference. */
async function book(page: Page, email: string, press: (button: Locator) => Promise<void>) {
  await fillIn(page, { Adults: '3', Name: 'Marta Lindqvist', Email: email })
  await press(send(page))
  await expect(receipt(page)).toBeVisible()
  return receipt(page)
    .getByText(/^TT-[2-9A-Z]{7}$/)
    .textContent()
}

/** The summary follows the form once the scripts have taken over. */
async function withScripts(button: Locator, press = () => button.click()) {
  const request = button.page().getByRole('complementary', { name: 'Your request' })
  await expect(request.getByText('3 adults')).toBeVisible()
  await press()
}

/** One row, one mail to the operator and one to the visitor. */
async function expectOnce(email: string, reference: string | null) {
  expect(await leadRows('bookings', email)).toEqual([expect.objectContaining({ reference })])
  const mails = await rowsOf('select role from mails where reference = $1 order by role', [reference])
  expect(mails).toEqual([{ role: 'operator' }, { role: 'visitor' }])
}

test('a booking double-clicked, and sent again after going back, is stored and mailed once', async ({ page }) => {
  const email = `once-${crypto.randomUUID()}@example.com`
  await readFirst(page)
  await page.goto('/book')
  const reference = await book(page, email, (button) => withScripts(button, () => button.dblclick()))
  await expectOnce(email, reference)
  // Away and back with a whole page load: the form is there again.
  await page.goto('/contact')
  await page.goBack()
  expect(await book(page, email, withScripts)).toBe(reference)
  await expectOnce(email, reference)
})

test('a visit from a tagged link arrives with its source, with scripts and without', async ({ page, browser }) => {
  const sourceOf = async (reference: string | null) =>
    (await rowsOf('SELECT source, source_detail FROM leads WHERE reference = $1', [reference]))[0]
  await page.goto('/?utm_source=newsletter&utm_campaign=gorillas', { referer: 'https://mail.example/' })
  await readFirst(page)
  await page.goto('/book')
  const reference = await book(page, `tagged-${crypto.randomUUID()}@example.com`, withScripts)
  expect(await sourceOf(reference)).toEqual({
    source: 'Newsletter',
    source_detail: 'mail.example, utm_source=newsletter, utm_campaign=gorillas',
  })
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto('/book?utm_source=safaribookings')
  const early = await book(plain, `plain-${crypto.randomUUID()}@example.com`, (button) => button.click())
  expect(await sourceOf(early)).toEqual({ source: 'SafariBookings', source_detail: 'utm_source=safaribookings' })
})

test('sent twice before the scripts and again with them, it is stored and mailed once', async ({ browser }) => {
  const email = `early-${crypto.randomUUID()}@example.com`
  const early = await browser.newPage({ javaScriptEnabled: false })
  await early.goto('/book')
  const reference = await book(early, email, (button) => button.click())
  await early.goto('/book')
  expect(await book(early, email, (button) => button.click())).toBe(reference)

  const late = await browser.newPage()
  await readFirst(late)
  await late.goto('/book')
  expect(await book(late, email, withScripts)).toBe(reference)
  await expectOnce(email, reference)
})

test('a form from before an update of the site says to reload, and keeps what was written', async ({ page }) => {
  // An action name that this build does not have.
  await page.route('**/contact', (route) => {
    const headers = route.request().headers()
    return route.continue(
      headers['next-action'] ? { headers: { ...headers, 'next-action': `40${'a'.repeat(40)}` } } : {},
    )
  })
  await openWithScripts(page, '/contact')
  await fillIn(page, contactMessage)
  await page.getByRole('button', { name: /^Send message/ }).click()
  await expect(page.getByText('The site has been updated.')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('It was blue and loud.')
})
