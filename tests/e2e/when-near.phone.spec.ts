// Parts whose script is loaded when the visitor comes near: components/ui/when-near.tsx.
import {
  expect,
  fillIn,
  holdScripts,
  loseScripts,
  openBeforeScripts,
  openWithScripts,
  type Page,
  test,
} from '../support/browser-test'
import { recordLoads, settle } from '../support/loads'
import { readFirst } from '../support/read-first'

const words = { Name: 'Ana Brooks', Email: 'ana@example.com', Message: 'Six weeks in May.' }

test('the script of a form far below is fetched when the visitor comes near', async ({ page }) => {
  const loads = await recordLoads(page)
  await openWithScripts(page, '/community')
  await settle(page, loads)
  const scripts = () => loads.filter(({ type }) => type === 'Script').length
  const before = scripts()
  await page.getByLabel('Message').scrollIntoViewIfNeeded()
  await expect.poll(scripts).toBeGreaterThan(before)
  await takenOver(page)
  await sendInPlace(page)
})

test('what is written before the script has come stays, and is sent without leaving the page', async ({ page }) => {
  const html = await (await page.request.get('/community')).text()
  const release = await holdScripts(page, html)
  // The part may be asked for before the page has loaded, which would wait for it.
  await openWithScripts(page, '/community', 'domcontentloaded')
  await fillIn(page, { Message: words.Message })
  release()
  await takenOver(page)
  await expect(page.getByLabel('Message')).toHaveValue(words.Message)
  await sendInPlace(page)
})

test('a script that does not come is tried again', async ({ page }) => {
  await openWithScripts(page, '/community')
  const end = await loseScripts(page)
  await fillIn(page, { Message: words.Message })
  await end()
  await takenOver(page)
  await expect(page.getByLabel('Message')).toHaveValue(words.Message)
})

test('a form that was sent before any script leads to its receipt', async ({ page }) => {
  const release = await openBeforeScripts(page, '/community')
  await fillIn(page, words)
  await page.getByRole('button', { name: 'Send inquiry' }).click()
  release()
  await expect(page.getByRole('region', { name: 'Inquiry Submitted' })).toBeFocused()
})

test('an empty review that was sent before its script comes back at its first error', async ({ page }) => {
  await sendReviewWithoutItsScript(page)
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Name', { exact: true })).toBeInViewport()
})

test('a review that was sent before its script comes back at the thanks', async ({ page }) => {
  await readFirst(page)
  await sendReviewWithoutItsScript(page, { Name: 'Otto', Comment: 'Two leopards before breakfast.' })
  await expect(page.getByText('Thank you for your feedback!')).toBeInViewport()
})

async function sendReviewWithoutItsScript(page: Page, texts: Record<string, string> = {}) {
  const html = await (await page.request.get('/itineraries/6')).text()
  const release = await holdScripts(page, html)
  await page.goto('/itineraries/6#reviews', { waitUntil: 'domcontentloaded' })
  await fillIn(page, texts)
  const posted = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await posted
  release()
}

/** Waits until React has taken the form over and sees its clicks (components/layout/early/keep-taps.ts). */
async function takenOver(page: Page) {
  const form = page.locator('form', { has: page.getByLabel('Message') })
  const seesClicks = (element: Element) => {
    const click = new MouseEvent('click', { bubbles: true })
    element.dispatchEvent(click)
    return click.isTaken
  }
  await expect.poll(() => form.evaluate(seesClicks)).toBe(true)
}

async function sendInPlace(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await fillIn(page, words)
  await page.getByRole('button', { name: 'Send inquiry' }).click()
  await expect(page.getByRole('region', { name: 'Inquiry Submitted' })).toBeFocused()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
}
