import { calendar } from '@/lib/content/calendar'
import { monthRange, monthsIn } from '@/lib/domain/details'
import { expect, type Page, test, withoutScripts } from '../support/browser-test'
import { expectAccessible, smallTargets } from '../support/page-checks'

// Pixels at 390, with four dates to join: some eleven screens.
const tallest = 9500

const size = (page: Page) =>
  page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight] as const)

// The titles inside the folded parts, and the months beside each.
const rows = (page: Page) => page.locator('details li:has(h4)')
const summary = (page: Page, title: string) => page.locator('summary', { hasText: title })

test('the home page can be scrolled through, and each row swiped to its end', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const [width, height] = await size(page)
  expect(height).toBeLessThanOrEqual(tallest)
  expect(width).toBe(390)
  const last = page.getByRole('link', { name: /^View Details/ }).last()
  await expect(last).not.toBeInViewport()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
})

withoutScripts('without scripts, the months of a country are folded, and open by a tap or a key', async ({ page }) => {
  await page.goto('/destinations/kenya')
  const all = await rows(page).allTextContents()
  expect(all.length).toBeGreaterThan(0)
  await expect(rows(page).filter({ visible: true })).toHaveCount(0)

  await summary(page, calendar.sights).tap()
  await summary(page, calendar.parks).press('Enter')
  await expect(rows(page).filter({ visible: true })).toHaveText(all)
  const periods = await rows(page).locator('ol > li').filter({ visible: true }).allTextContents()
  expect([...new Set(periods.flatMap(monthsOf))].sort((a, b) => a - b)).toEqual(monthRange(1, 12))
})

test('what is opened there has large targets, and can be read by everyone', async ({ page }) => {
  await page.goto('/destinations/kenya')
  for (const fold of await page.locator('summary').all()) await fold.tap()
  await expect(rows(page).first()).toBeVisible()
  expect(await smallTargets(page)).toEqual([])
  await expectAccessible(page)
})

/** The months that a text such as 'July to October and December: dry' is about. */
function monthsOf(text: string) {
  const [months = ''] = text.split(':')
  return months === 'All year' ? monthRange(1, 12) : monthsIn(months)
}
