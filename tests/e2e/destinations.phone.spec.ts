import { expect, test } from '../support/browser-test'

for (const path of [
  '/destinations/kenya',
  '/destinations/tanzania',
  '/destinations/uganda',
  '/experiences/luxury',
  '/experiences/adventure',
  '/experiences/dubai',
]) {
  test(`${path} fits a screen of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}
