import { expect, test } from '../support/browser-test'
import { expectAccessible, smallTargets } from '../support/page-checks'

test.use({ viewport: { width: 360, height: 740 } })

test('three trips fit side by side on a phone', async ({ page }) => {
  await page.goto('/shortlist?trips=7,12,3')
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const boxes = await Promise.all((await page.getByRole('columnheader').all()).map((header) => header.boundingBox()))
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
  await expectAccessible(page)
  expect(await smallTargets(page)).toEqual([])
})
