import type { Page } from '@playwright/test'
import { awaitHydration, expect, test, withoutScripts } from '../support/browser-test'
import { rowsOf } from '../support/database'
import { openAtDesk, openSessionIn } from '../support/desk'
import { makeBookingBody } from '../support/factories'
import { expectAccessible, expectNoSidewaysScroll, smallTargets } from '../support/page-checks'
import { send } from '../support/post'

/** A booking whose traveller has written a mail since. */
async function newRequest(baseURL?: string) {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.org`
  const reference = await send(String(baseURL), 'bookings', makeBookingBody({ itineraryId: 9, email }))
  await rowsOf(
    `INSERT INTO received_mails (reference, state, message_id, from_address, from_name, subject, text, sent_at)
     VALUES ($1, 'at-request', $2, $3, 'Zoë Müller', 'Elephants', 'When do the elephants come?', '2026-11-30T06:00:00Z')`,
    [reference, `<${crypto.randomUUID()}@example.org>`, email],
  )
  return { reference, email }
}

const answersTo = (reference: string) =>
  rowsOf<{ subject: string; text: string; from_name: string }>(
    "SELECT subject, text, from_name FROM mails WHERE reference = $1 AND role = 'answer' ORDER BY id",
    [reference],
  )

const box = (page: Page) => page.getByLabel('Your answer')
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })

test('an answer begun on the phone goes on at another device, is sent, taken back, and sent again', async ({
  page,
  browser,
  baseURL,
}) => {
  const { reference, email } = await newRequest(baseURL)
  await openAtDesk(page, reference)
  await page.getByRole('link', { name: 'Reply', exact: true }).tap()
  await expect(page.getByLabel('Subject')).toHaveValue('Re: Elephants')
  await box(page).fill('Dear Zoë,\n\nin June.')
  await expect(page.getByText('Your draft is saved.')).toBeVisible()
  const laptop = await (await browser.newContext({ baseURL })).newPage()
  await openAtDesk(laptop, reference)
  await expect(laptop.getByText('What you typed before is here again.')).toBeVisible()
  await expect(box(laptop)).toHaveValue('Dear Zoë,\n\nin June.')
  // React sets what a field begins with, and so ends a selection.
  await awaitHydration(box(laptop))
  await box(laptop).fill('Dear Zoë,\n\nin June and July.')
  await expect(laptop.getByText('Your draft is saved.')).toBeVisible()
  await box(page).fill('Dear Zoë,\n\nin May.')
  await expect(page.getByRole('alert').filter({ hasText: 'in another tab or on another device' })).toBeVisible()
  await page.getByRole('button', { name: 'Take that' }).tap()
  await expect(box(page)).toHaveValue('Dear Zoë,\n\nin June and July.')
  await laptop.context().close()
  expect(await smallTargets(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 568 })
  await expectNoSidewaysScroll(page)

  await sendButton(page).tap()
  const toast = page.locator('.toast')
  await expect(toast).toContainText(`It goes to ${email} in ten seconds.`)
  await expect(toast.getByRole('button', { name: 'Undo' })).toBeInViewport()
  await expectAccessible(page)
  await toast.getByRole('button', { name: 'Undo' }).tap()
  await expect(page.getByText('Nothing was sent. Your answer is in the reply box again.')).toBeVisible()
  await expect(box(page)).toHaveValue('Dear Zoë,\n\nin June and July.')
  expect(await answersTo(reference)).toEqual([])
  await sendButton(page).tap()
  await expect(page.getByText('Answered by mail.', { exact: true })).toBeVisible()
  const [sent] = await answersTo(reference)
  expect(sent?.subject).toBe('Re: Elephants')
  expect(sent?.from_name).toMatch(/^Wanjiru at /)
  expect(sent?.text).toContain('On November 30, 2026, Zoë Müller wrote:\n> When do the elephants come?')
})

test('two who answer at once see each other above the box, and the second is asked', async ({
  page,
  browser,
  baseURL,
}) => {
  const { reference } = await newRequest(baseURL)
  const other = await (await browser.newContext({ baseURL })).newPage()
  await openSessionIn(page)
  await openSessionIn(other, 'Kiprop')
  for (const one of [page, other]) await one.goto(`/desk/leads/${reference}?reply=#answer`)
  await box(page).fill('Dear Zoë, in June.')
  await box(other).fill('Dear Zoë, in July.')
  const above = (one: Page) => one.locator('#answer > .writers')
  await expect(above(page)).toHaveText(/^Kiprop is writing here, since \d\d:\d\d\. Nothing is locked\.$/)
  await expect(above(other)).toHaveText(/^Wanjiru is writing here, since \d\d:\d\d\. Nothing is locked\.$/)
  await sendButton(other).click()
  await expect(other.getByText('Answered by mail.', { exact: true })).toBeVisible()
  await sendButton(page).tap()
  await expect(page.getByRole('heading', { name: 'Send this?' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Dear Zoë, in July.' })).toBeVisible()
  expect(await answersTo(reference)).toHaveLength(1)
  await page.getByRole('button', { name: 'Send all the same' }).tap()
  await expect(page.getByText('Answered by mail.', { exact: true })).toBeVisible()
  expect(await answersTo(reference)).toHaveLength(2)
  await other.context().close()
})

const jpeg = {
  name: 'camp.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('\xff\xd8\xff\xe0 a photograph', 'latin1'),
}
const pdf = { name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a menu') }
const document = { name: 'menu.docx', mimeType: 'application/msword', buffer: Buffer.from('PK a menu') }

const fileField = (page: Page) => page.getByLabel('Attach photographs or PDFs')
const attached = (page: Page) => page.getByRole('list', { name: 'Attached' }).getByRole('listitem')

test('photographs and PDFs go with an answer, from any device', async ({ page, browser, baseURL }) => {
  const { reference } = await newRequest(baseURL)
  await openAtDesk(page, reference)
  await page.getByRole('link', { name: 'Reply', exact: true }).tap()
  await box(page).fill('Dear Zoë, this is the camp.')
  let release = () => {}
  const isReady = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/reply-files', async (route) => {
    await isReady
    await route.continue()
  })
  await fileField(page).setInputFiles([jpeg, document, pdf])
  await expect(page.getByText('Uploading camp.jpg …')).toBeVisible()
  await expect(sendButton(page)).toBeDisabled()
  release()
  await expect(attached(page)).toHaveText([/^camp\.jpg 1 KB/, /^menu\.pdf 1 KB/])
  await expect(page.getByRole('alert').filter({ hasText: 'menu.docx: This is no JPEG' })).toBeVisible()
  await expect(box(page)).toHaveValue('Dear Zoë, this is the camp.')
  expect(await smallTargets(page)).toEqual([])
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 568 })
  await expectNoSidewaysScroll(page)

  const laptop = await (await browser.newContext({ baseURL })).newPage()
  await openAtDesk(laptop, reference)
  await laptop.getByRole('button', { name: 'Remove menu.pdf' }).click()
  await expect(attached(laptop)).toHaveText([/camp\.jpg/])
  await laptop.context().close()
  await sendButton(page).tap()
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was sent' })).toBeVisible()
  await expect(attached(page)).toHaveText([/camp\.jpg/])
  await sendButton(page).tap()
  await expect(page.getByText('[Attached: camp.jpg]')).toBeVisible()
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).tap()
  await expect(attached(page)).toHaveText([/camp\.jpg/])
})

test('a draft that is dropped is gone', async ({ page, baseURL }) => {
  const { reference } = await newRequest(baseURL)
  await openAtDesk(page, reference)
  await page.getByRole('link', { name: 'Reply', exact: true }).tap()
  await box(page).fill('Not this.')
  await expect(page.getByText('Your draft is saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Drop it' }).tap()
  await expect(box(page)).toHaveValue('')
  await page.reload()
  await expect(box(page)).toHaveValue('')
})

withoutScripts('without scripts an answer is sent, taken back, and in the box again', async ({ page, baseURL }) => {
  const { reference } = await newRequest(baseURL)
  await openAtDesk(page, reference)
  await page.getByRole('link', { name: 'Reply', exact: true }).click()
  await box(page).fill('Dear Zoë, in June.')
  await sendButton(page).click()
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Nothing was sent. Your answer is in the reply box again.')).toBeVisible()
  await expect(box(page)).toHaveValue('Dear Zoë, in June.')
  await page.getByRole('button', { name: 'Drop it' }).click()
  await expect(box(page)).toHaveValue('')
  expect(await answersTo(reference)).toEqual([])
})

withoutScripts('without scripts a photograph goes with an answer', async ({ page, baseURL }) => {
  const { reference } = await newRequest(baseURL)
  await openAtDesk(page, reference)
  await page.getByRole('link', { name: 'Reply', exact: true }).click()
  await fileField(page).setInputFiles([jpeg, pdf])
  await page.getByRole('button', { name: 'Attach', exact: true }).click()
  await page.getByRole('button', { name: 'Remove menu.pdf' }).click()
  await expect(attached(page)).toHaveText([/camp\.jpg/])
  await fileField(page).setInputFiles(document)
  await page.getByRole('button', { name: 'Attach', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'This is no JPEG' })).toBeVisible()
  await box(page).fill('Dear Zoë, this is the camp.')
  await sendButton(page).click()
  await expect(page.getByText('[Attached: camp.jpg]')).toBeVisible()
})
