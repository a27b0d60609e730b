import { expect, test } from '../support/browser-test'

for (const path of [
  '/community',
  '/community/wild-olive-school',
  '/community-engagement',
  '/donate',
  '/volunteers',
  '/volunteer',
  '/thank-you',
]) {
  test(`${path} fits a screen of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}

test('a project is a sheet from below, read to its end', async ({ page }) => {
  await page.goto('/community-engagement')
  const dialog = page.getByRole('dialog', { name: 'Acacia Thread Women’s Group' })
  await page.getByRole('button', { name: 'Acacia Thread Women’s Group' }).tap()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Next picture' }).tap()
  await expect(dialog.getByText('2 / 3')).toBeVisible()
  await dialog.getByRole('paragraph').last().scrollIntoViewIfNeeded()
  await expect(dialog.getByRole('paragraph').last()).toBeInViewport()
})
