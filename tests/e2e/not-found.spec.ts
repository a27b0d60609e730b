import { expect, test } from '../support/browser-test'

for (const path of ['/no-such-page', '/destinations/france', '/about/us', '/volunteers/anna'])
  test(`${path} answers 404 with a page that leads on`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    await expect(main.getByRole('link', { name: 'Explore Itineraries' })).toHaveAttribute('href', '/itineraries')
    await expect(page.locator('meta[name="robots"][content*="noindex"]').first()).toBeAttached()
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, title, way] of [
    ['/itineraries/4711', 'Itinerary not found', 'Browse All Safaris'],
    ['/itineraries/abc', 'Itinerary not found', 'Browse All Safaris'],
    ['/itineraries/unknown', 'Itinerary not found', 'Browse All Safaris'],
    ['/community/no-such-activity', 'Activity not found', 'Back to Community'],
  ] as const)
    test(`${path} answers 404 with its text and a way on`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(main.getByRole('link', { name: way })).toBeVisible()
      await expect(page.locator('meta[name="robots"][content*="noindex"]').first()).toBeAttached()
    })
})
