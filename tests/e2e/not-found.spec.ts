import { expect, test } from '../support/browser-test'

test.use({ javaScriptEnabled: false })

const unknown = [
  {
    title: '404 Page Not Found',
    ways: { 'Back to Home': '/', 'Explore Itineraries': '/itineraries' },
    paths: ['/no-such-page', '/destinations/france', '/about/us', '/volunteers/anna'],
  },
  {
    title: 'Itinerary not found',
    ways: { 'Browse All Safaris': '/itineraries' },
    paths: ['0', '-1', '1.5', 'abc', 'unknown', '4711', '99999999999'].map((id) => `/itineraries/${id}`),
  },
  {
    title: 'Activity not found',
    ways: { 'Back to Community': '/community' },
    paths: ['no-such-activity', 'Wild-Olive-School', 'wild-olive-school2', '%20', '0'].map(
      (slug) => `/community/${slug}`,
    ),
  },
]

for (const { title, ways, paths } of unknown)
  test(`${title}: each of ${paths.length} addresses answers 404 in words, with a way on`, async ({ page }) => {
    for (const path of paths) {
      const response = await page.goto(path)
      expect([path, response?.status()]).toEqual([path, 404])
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 }), path).toHaveText(title)
      for (const [name, href] of Object.entries(ways))
        await expect(main.getByRole('link', { name }), path).toHaveAttribute('href', href)
      await expect(page.locator('meta[name="robots"][content*="noindex"]').first(), path).toBeAttached()
    }
  })

test('an unknown trip says so in the words of the specification', async ({ page }) => {
  await page.goto('/itineraries/4711')
  await expect(page.getByText("We couldn't find the safari experience you're looking for.")).toBeVisible()
})
