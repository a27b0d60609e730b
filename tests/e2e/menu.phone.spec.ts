import { expect, test } from '../support/browser-test'

test('the drawer opens, leads on, and gives focus back to Menu from the first time on', async ({ page }) => {
  await page.goto('/teams')
  const menu = page.getByRole('button', { name: 'Menu' })
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await menu.tap()
  await expect(drawer.getByRole('link', { name: 'Meet The Team' })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(menu).toBeFocused()
  await menu.tap()
  await drawer.getByRole('link', { name: 'All Itineraries' }).tap()
  await expect(page).toHaveURL(/\/itineraries$/)
  await expect(drawer).toHaveCount(0)
})

test('the drawer gives way when the phone is turned to a wide window', async ({ page }) => {
  await page.goto('/teams')
  await page.getByRole('button', { name: 'Menu' }).tap()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Kenya' })).toBeVisible()
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a plain list of links stands in place of the Menu button', async ({ page }) => {
    await page.goto('/teams')
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Volunteer With Us' })).toBeVisible()
  })
})
