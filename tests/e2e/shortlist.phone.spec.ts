import { expect, test } from '../support/browser-test'
import { expectAccessible, expectNoSidewaysScroll, smallTargets } from '../support/page-checks'

test.use({ viewport: { width: 360, height: 740 } })

test('three trips fit side by side on a phone', async ({ page }) => {
  await page.goto('/shortlist?trips=7,12,3')
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await expectNoSidewaysScroll(page)
  const boxes = await Promise.all((await page.getByRole('columnheader').all()).map((header) => header.boundingBox()))
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
  await expectAccessible(page)
  expect(await smallTargets(page)).toEqual([])
})

test('with a fourth trip, the table scrolls sideways by keyboard and keeps its labels, and the page does not', async ({
  page,
}) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/shortlist?trips=7,12,3,9')
    await expectNoSidewaysScroll(page)
    const fourth = page.getByRole('columnheader', { name: 'Primates of the West' })
    const rightEdge = () => fourth.evaluate((header) => header.getBoundingClientRect().right)
    expect(await rightEdge()).toBeGreaterThan(width)
    await page.getByRole('region', { name: 'The trips side by side' }).focus()
    await page.keyboard.press('End')
    for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('ArrowRight')
    await expect.poll(rightEdge).toBeLessThanOrEqual(width)
    const label = await page.getByText('Minimum age', { exact: true }).boundingBox()
    expect(label?.x).toBeGreaterThan(0)
    await expectAccessible(page)
    expect(await smallTargets(page)).toEqual([])
  }
})
