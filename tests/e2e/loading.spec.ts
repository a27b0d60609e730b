import { expect, holdRequests, openWithScripts, type Page, test } from '../support/browser-test'

/**
 * Holds back the page at this address, or its part for the router. Returns what releases it. Open it by keyboard: what
 * Chromium fetches ahead of a click cannot be held.
 */
const holdPart = (page: Page, address: RegExp) =>
  holdRequests(page, address, (request) => request.isNavigationRequest() || Boolean(request.headers().rsc))

test('a trip that takes long says what is loading, in place of the page that is left', async ({ page }) => {
  await openWithScripts(page, '/itineraries')
  const release = await holdPart(page, /itineraries\/6/)
  await page.getByRole('article').locator('a[href="/itineraries/6"]').first().press('Enter')
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeInViewport()
  await expect(page.getByRole('status').getByText('Loading safari adventure details...')).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Book Now' })).toBeVisible()
  release()
  await expect(page).toHaveURL('/itineraries/6')
  await expect(page.getByText('Loading safari adventure details...')).toHaveCount(0)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

for (const [path, words] of [
  ['/itineraries', 'Discovering amazing adventures...'],
  ['/itineraries?type=luxury', 'Discovering Luxury packages...'],
])
  test(`the list at ${path} says so too, and which packages it looks for`, async ({ page }) => {
    await openWithScripts(page, '/')
    const release = await holdPart(page, /itineraries(\?|$)/)
    await page.getByRole('main').locator(`a[href="${path}"]`).first().press('Enter')
    await expect(page.getByRole('status').getByText(String(words))).toBeInViewport()
    release()
    await expect(page).toHaveURL(String(path))
    await expect(page.getByText(String(words))).toHaveCount(0)
  })

test('a new choice that takes long says what it is looking for', async ({ page }) => {
  await openWithScripts(page, '/itineraries')
  const release = await holdPart(page, /type=luxury/)
  await page.getByRole('navigation', { name: 'Package types' }).getByRole('link', { name: 'Luxury' }).click()
  await expect(page.getByText('Discovering Luxury packages...')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Package type' })).toHaveValue('luxury')
  release()
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect(page.getByText('Discovering Luxury packages...')).toHaveCount(0)
})
