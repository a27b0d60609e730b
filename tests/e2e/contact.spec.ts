import { expect, test, withoutScripts } from '../support/browser-test'

test('the map is fetched only after a click; before that there are a drawing and a link', async ({ page }) => {
  const elsewhere: string[] = []
  await page.route(
    (url) => url.hostname !== 'localhost' && url.hostname !== '127.0.0.1',
    (route) => {
      elsewhere.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' })
    },
  )
  await page.goto('/contact')
  const drawing = page.getByRole('img', { name: /^Drawn map/ })
  await drawing.scrollIntoViewIfNeeded()
  await expect(drawing).toBeVisible()
  const link = page.getByRole('link', { name: 'Open the map on its own page' })
  await expect(link).toHaveAttribute('href', /^https:/)
  expect(elsewhere).toEqual([])
  await page.getByRole('button', { name: 'Show the map' }).click()
  await expect(page.getByTitle('Map of where to find us')).toBeFocused()
  await expect(drawing).toHaveCount(0)
  await expect(link).toBeVisible()
  await expect.poll(() => elsewhere.length).toBeGreaterThan(0)
})

withoutScripts('without scripts, no button could do nothing', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('img', { name: /^Drawn map/ })).toBeVisible()
  await expect(page.getByText('Show the map')).toBeHidden()
})
