import { expect, test } from '../support/browser-test'

const paths = [
  '/about',
  '/teams',
  '/fleet',
  '/contact',
  '/endangered-species',
  '/terms',
  '/privacy',
  '/terms-of-service',
]

for (const path of [...paths, '/no-such-page']) {
  test(`${path} fits a screen of 320 pixels, and its headings are in order`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    const levels = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of paths)
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const headings = await page.getByRole('main').getByRole('heading').all()
      expect(headings.length).toBeGreaterThan(2)
      for (const heading of headings) await expect(heading).toBeVisible()
    })
})
