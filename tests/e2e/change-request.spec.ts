// A visitor who forgot something adds it to the request, from the receipt and from its mail.
import { awaitHydration, expect, fillIn, openWithScripts, test, withoutScripts } from '../support/browser-test'
import { rowsOf } from '../support/database'
import { contactMessage } from '../support/factories'
import { expectAccessible, expectNoSidewaysScroll } from '../support/page-checks'
import { readFirst } from '../support/read-first'

const field = 'What would you like to change or add?'
const forgotten = 'We are three now, and we would like to add two nights in Zanzibar.'

const added = (reference: string | null) =>
  rowsOf("SELECT note FROM lead_events WHERE reference = $1 AND action = 'added' ORDER BY id", [reference])

test('a request is changed from its receipt, after a reload, and by the link in its mail', async ({
  page,
  browser,
}) => {
  await readFirst(page)
  await openWithScripts(page, '/book?itinerary=6')
  await fillIn(page, { Name: 'Nora', Email: `nora@${crypto.randomUUID()}.example` })
  await page.getByRole('button', { name: 'Send request' }).click()
  const receipt = page.getByRole('region', { name: 'Request sent' })
  const reference = await receipt.getByText(/^TT-/).textContent()
  await receipt.getByRole('link', { name: 'Change or add something' }).click()
  await expect(page.getByText('Mara, Nakuru, Naivasha, Amboseli')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(field).fill(forgotten)
  await page.getByRole('button', { name: 'Send' }).dblclick()
  await expect(page.getByRole('heading', { name: `We have added this to ${reference}` })).toBeVisible()
  await expectAccessible(page)
  expect(await added(reference)).toEqual([{ note: forgotten }])

  await openWithScripts(page, '/book')
  const saved = page.getByRole('region', { name: 'Sent from this device' })
  await saved.getByText(`${reference}, sent`).click()
  await saved.getByRole('link', { name: 'Change or add something' }).click()
  await expect(page.getByText(String(reference))).toBeVisible()

  const [mail] = await rowsOf("SELECT text FROM mails WHERE reference = $1 AND role = 'visitor' ORDER BY id", [
    reference,
  ])
  const link = new URL(/Change or add something: (\S+)/.exec(String(mail?.text))?.[1] ?? '')
  const elsewhere = await browser.newPage()
  const opened = await elsewhere.goto(link.pathname)
  expect(opened?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  await elsewhere.getByLabel(field).fill('And a cot.')
  await elsewhere.getByRole('button', { name: 'Send' }).click()
  await expect(elsewhere.getByRole('heading', { name: `We have added this to ${reference}` })).toBeVisible()
  expect(await added(reference)).toEqual([{ note: forgotten }, { note: 'And a cot.' }])
  await elsewhere.close()
})

test('what is written without a network stays on the page, and fits 320 px', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await openWithScripts(page, '/contact')
  await fillIn(page, contactMessage)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('link', { name: 'Change or add something' }).click()
  await expectNoSidewaysScroll(page)
  await awaitHydration(page.getByLabel(field))
  await page.getByLabel(field).fill(forgotten)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline.' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByLabel(field)).toHaveValue(forgotten)
})

withoutScripts('without scripts a request is changed from its receipt', async ({ page }) => {
  await page.goto('/contact')
  await fillIn(page, contactMessage)
  await page.getByRole('button', { name: 'Send message' }).click()
  const reference = await page.getByText(/^TT-[2-9A-Z]{7}$/).textContent()
  await page.getByRole('link', { name: 'Change or add something' }).click()
  await page.getByLabel(field).fill(forgotten)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: `We have added this to ${reference}` })).toBeVisible()
  expect(await added(reference)).toEqual([{ note: forgotten }])
})
