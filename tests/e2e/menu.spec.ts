import { expect, test } from '../support/browser-test'

test('a menu opens under the pointer, loads its pictures only then, and leads on', async ({ page }) => {
  await page.goto('/teams')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const picture = menu.locator('img').first()
  await expect(picture).toBeHidden()
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe('')
  await menu.getByRole('button', { name: 'Destinations' }).hover()
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await menu.getByRole('link', { name: /All Itineraries/ }).click()
  await expect(page).toHaveURL(/\/itineraries$/)
  await expect(menu.getByRole('button', { name: 'Destinations' })).toHaveAttribute('aria-current')
  await expect(picture).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menus open on hover', async ({ page }) => {
    await page.goto('/teams')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu.getByRole('link', { name: /Our Story/ })).toBeHidden()
    await menu.getByRole('button', { name: 'About Us' }).hover()
    await menu.getByRole('link', { name: /Our Story/ }).hover()
    await expect(menu.getByRole('link', { name: /Our Story/ })).toBeVisible()
  })
})
