import { expect, type Page, test } from '../support/browser-test'

const cards = (page: Page) => page.getByRole('article')
const results = (page: Page) => page.getByRole('heading', { level: 2, name: /^(\d+ of )?\d+ trips?$/ })

test.describe('Show more', () => {
  const more = (page: Page) => page.getByRole('link', { name: 'Show more trips' })

  test('adds the next trips below, without a jump, and leads the keyboard to the first of them', async ({ page }) => {
    await page.goto('/itineraries')
    const twelfth = cards(page).last()
    await more(page).evaluate((link) => {
      link.scrollIntoView({ block: 'center', behavior: 'instant' })
      link.focus({ preventScroll: true })
    })
    const before = await twelfth.boundingBox()
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(18)
    await expect(results(page)).toHaveText('18 of 18 trips')
    await expect(results(page)).toHaveAttribute('aria-live', 'polite')
    const thirteenth = page
      .getByRole('listitem')
      .filter({ has: cards(page) })
      .nth(12)
    await expect(thirteenth.getByRole('link').first()).toBeFocused()
    await expect(thirteenth).toBeInViewport()
    await expect(more(page)).toHaveCount(0)
    const after = await cards(page).nth(11).boundingBox()
    expect(after?.y).toBeCloseTo(before?.y ?? 0, 0)
  })

  test('keeps the filters, and Back takes the added ones off again', async ({ page }) => {
    await page.goto('/itineraries?query=a')
    await more(page).click()
    await expect(page).toHaveURL(/\/itineraries\?query=a&after=\d+#trips$/)
    await expect(page.getByRole('searchbox')).toHaveValue('a')
    const all = await cards(page).count()
    expect(all).toBeGreaterThan(12)
    await page.goBack()
    await expect(cards(page)).toHaveCount(12)
    await page.goForward()
    await expect(cards(page)).toHaveCount(all)
  })

  test('a trip opened from there leads back to the same extent', async ({ page }) => {
    await page.goto('/itineraries')
    await more(page).click()
    await expect(cards(page)).toHaveCount(18)
    const last = page.getByRole('heading', { level: 3 }).filter({ hasText: 'Dubai Stopover' }).getByRole('link')
    await last.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dubai Stopover')
    await page.goBack()
    await expect(results(page)).toHaveText('18 of 18 trips')
    await expect(cards(page)).toHaveCount(18)
    await expect(last).toBeInViewport()
  })

  test('another filter begins at the start', async ({ page }) => {
    await page.goto('/itineraries')
    await more(page).click()
    await expect(cards(page)).toHaveCount(18)
    await page.getByRole('combobox', { name: 'Country' }).selectOption('Uganda')
    await expect(page).toHaveURL('/itineraries?country=Uganda')
    await expect(results(page)).toHaveText('5 trips')
  })

  test('an address that goes on after nothing shows the start', async ({ page }) => {
    for (const after of ['4711', 'abc', '18']) {
      await page.goto(`/itineraries?after=${after}`)
      await expect(results(page)).toHaveText('12 of 18 trips')
    }
  })
})
