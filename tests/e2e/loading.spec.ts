import { expect, holdRequests, openWithScripts, test } from '../support/browser-test'

test('a new choice that takes long says what it is looking for', async ({ page }) => {
  await openWithScripts(page, '/itineraries')
  const release = await holdRequests(page, /type=luxury/, (request) => Boolean(request.headers().rsc))
  await page.getByRole('navigation', { name: 'Package types' }).getByRole('link', { name: 'Luxury' }).click()
  await expect(page.getByText('Discovering Luxury packages...')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Package type' })).toHaveValue('luxury')
  release()
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect(page.getByText('Discovering Luxury packages...')).toHaveCount(0)
})
