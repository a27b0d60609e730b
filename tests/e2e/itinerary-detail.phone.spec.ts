import { expect, test } from '@playwright/test'

test('on a phone price and quote stay at the foot once the hero has gone', async ({ page }) => {
  await page.goto('/itineraries/6')
  const bar = page.getByRole('complementary', { name: 'Price and quote' })
  await expect(bar).toBeHidden()
  await page.getByRole('heading', { name: 'Highlights' }).scrollIntoViewIfNeeded()
  await expect(bar).toBeVisible()
  await bar.getByRole('link', { name: 'Request for Quote' }).click()
  await expect(page).toHaveURL('/book?itinerary=6')
})

for (const path of ['/', '/itineraries', '/itineraries/6', '/book']) {
  test(`${path} does not scroll sideways, at 390 and at 320 px`, async ({ page }) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      const [content, view] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
      expect(content).toBeLessThanOrEqual(view ?? 0)
    }
  })
}
