// A browser that translates the page changes its texts under React.
import { awaitHydration, expect, openWithScripts, type Page, test } from '../support/browser-test'
import { leadRows } from '../support/database'

/** Runs in the page: translates what it shows, and what comes later, the way Chrome does. */
function translatePage() {
  const isTranslated = (node: Node) => node.parentElement?.closest('font, script, style, textarea, noscript')
  function translate(node: Node) {
    if (!(node instanceof Text)) return node.childNodes.forEach(translate)
    if (isTranslated(node) || !/\p{L}/u.test(node.data)) return
    const outer = document.createElement('font')
    outer.append(document.createElement('font'))
    outer.firstElementChild?.append(`Übersetzt: ${node.data}`)
    node.before(outer)
    node.remove()
  }
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of [...addedNodes]) translate(node)
  })
  for (const node of [...document.body.childNodes]) translate(node)
  observer.observe(document.body, { childList: true, subtree: true })
}

async function openTranslated(page: Page, path: string) {
  await openWithScripts(page, path)
  // Before that React would render the form anew, as it finds texts that are not its own.
  await awaitHydration(page.locator('main form [name]:not([type=hidden])').first())
  await page.evaluate(translatePage)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Übersetzt: /)
}

test('a message can be sent, its errors first, and the receipt is translated too', async ({ page }) => {
  const email = `translated-${crypto.randomUUID()}@example.com`
  await openTranslated(page, '/contact')
  const form = page.locator('form').filter({ has: page.locator('[name=message]') })
  const send = form.locator('[type=submit]')
  await send.click()
  await expect(form.getByText('Übersetzt: Name is required').first()).toBeVisible()
  await form.locator('[name=name]').fill('Nora Vogt')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=subject]').fill('August')
  await form.locator('[name=message]').fill('Guten Tag aus Bonn')
  await send.click()
  await expect(page.getByText(/Übersetzt: TT-[2-9A-Z]{7}/)).toBeVisible()
  expect(await leadRows('contact_messages', email)).toHaveLength(1)
})

test('a changed party changes the summary of the request', async ({ page }) => {
  await openTranslated(page, '/book?itinerary=6')
  const summary = page.getByRole('complementary').filter({ hasText: 'Your request' })
  await expect(summary).toContainText('1 adult')
  await page.locator('[name=numberOfAdults]').fill('4')
  await expect(summary).toContainText('4 adults')
  await expect(summary).not.toContainText('1 adult')
})

test('a chosen filter changes the number of trips', async ({ page }) => {
  await openTranslated(page, '/itineraries')
  const count = page.locator('#trips h2')
  await expect(count).toHaveText('Übersetzt: 19 trips')
  await page.locator('[name=country]').first().selectOption('Uganda')
  await expect(page).toHaveURL('/itineraries?country=Uganda')
  await expect(count).toHaveText(/^Übersetzt: [4-9] trips$/)
})
