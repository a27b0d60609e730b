import { expect, test } from '../support/browser-test'

test('the drawer opens, leads on, and gives focus back to Menu from the first time on', async ({ page }) => {
  await page.goto('/teams')
  const menu = page.getByRole('button', { name: 'Menu' })
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await menu.tap()
  await expect(drawer.getByRole('link', { name: 'Meet The Team' })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.tap()
  await drawer.getByRole('link', { name: 'All Itineraries' }).tap()
  await expect(page).toHaveURL(/\/itineraries$/)
  await expect(drawer).toBeHidden()
})

test('the page behind the drawer does not scroll, and the keyboard stays inside', async ({ page }) => {
  await page.goto('/teams')
  await page.getByRole('button', { name: 'Menu' }).tap()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  const stops = (await drawer.getByRole('link').count()) + 3
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    // After the last stop the focus goes to the browser before it returns to the first.
    expect(
      await drawer.evaluate((it) => it.contains(document.activeElement) || document.activeElement === document.body),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
})

test('a press beside the drawer closes it', async ({ page }) => {
  await page.goto('/teams')
  await page.getByRole('button', { name: 'Menu' }).tap()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeVisible()
  await page.touchscreen.tap(10, 400)
  await expect(drawer).toBeHidden()
})

test('the drawer gives way when the phone is turned to a wide window', async ({ page }) => {
  await page.goto('/teams')
  await page.getByRole('button', { name: 'Menu' }).tap()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Kenya' })).toBeVisible()
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a plain list of links stands in place of the Menu button', async ({ page }) => {
    await page.goto('/teams')
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Volunteer With Us' })).toBeVisible()
  })
})

for (const [path, entry] of [
  ['/itineraries/5', 'All Itineraries'],
  ['/community/wild-olive-school', 'Community'],
] as const) {
  test(`the menu marks the section of ${path}`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Menu' }).tap()
    const current = page.getByRole('dialog', { name: 'Menu' }).locator('[aria-current]')
    await expect(current).toHaveCount(1)
    await expect(current).toContainText(entry)
  })
}
