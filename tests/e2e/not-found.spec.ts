import { expect, test } from '../support/browser-test'

test.use({ javaScriptEnabled: false })

const unknown = '404 Page Not Found'

test('whatever is not there answers 404 with its text and a way on', async ({ page }) => {
  for (const [path, title, ...ways] of [
    ...['/no-such-page', '/destinations/france', '/about/us', '/volunteers/anna'].map((path) => [
      path,
      unknown,
      'Back to Home',
      'Explore Itineraries',
    ]),
    ...['0', '-1', '1.5', 'abc', 'unknown', '4711', '99999999999'].map((id) => [
      `/itineraries/${id}`,
      'Itinerary not found',
      'Browse All Safaris',
    ]),
    ...['no-such-activity', 'Wild-Olive-School', 'wild-olive-school2', '%20', '0'].map((slug) => [
      `/community/${slug}`,
      'Activity not found',
      'Back to Community',
    ]),
  ]) {
    const response = await page.goto(path ?? '')
    expect([path, response?.status()]).toEqual([path, 404])
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 }), path).toHaveText(title ?? '')
    for (const way of ways)
      await expect(main.getByRole('link', { name: way }), path).toHaveAttribute('href', targets[way] ?? '')
    await expect(page.locator('meta[name="robots"][content*="noindex"]').first(), path).toBeAttached()
  }
})

const targets: Record<string, string> = {
  'Back to Home': '/',
  'Explore Itineraries': '/itineraries',
  'Browse All Safaris': '/itineraries',
  'Back to Community': '/community',
}

test('an unknown trip says so in the words of the specification', async ({ page }) => {
  await page.goto('/itineraries/4711')
  await expect(page.getByText("We couldn't find the safari experience you're looking for.")).toBeVisible()
})
