import { slides } from '@/lib/content/slides'
import { expect, holdRequests, test } from '../support/browser-test'

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the first view takes at most 85% of a screen, or 650 px', async ({ page }) => {
  await page.goto('/')
  for (const [width, height] of [
    [320, 568],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const heightOfHero = async () =>
      Math.floor((await page.getByRole('region', { name: 'Safari scenes' }).boundingBox())?.height ?? 0)
    await expect.poll(heightOfHero, `${width} x ${height}`).toBe(Math.floor(Math.max(650, 0.85 * height)))
  }
})

test('the last scene is shown until the picture of the next has arrived, with nothing to play', async ({ page }) => {
  const release = await holdRequests(page, /_next\/image\?url=[^&]*kenya-safari/)
  await page.goto('/')
  const scenes = page.getByRole('region', { name: 'Safari scenes' })
  const scene = (index: number) =>
    scenes.getByRole('img', { name: slides[index]?.alt, includeHidden: true }).locator('..')
  await scenes.getByRole('button', { name: 'Next slide' }).click()
  await expect(scene(1)).toHaveCSS('opacity', '0')
  await expect(scene(0)).toHaveCSS('opacity', '1')
  await expect(scenes.getByRole('button', { name: 'Play slides' })).toBeHidden()
  release()
  await expect(scene(1)).toHaveCSS('opacity', '1')
})

test('the year is open on a wide screen and on paper, with nothing to click', async ({ page }) => {
  await page.goto('/')
  const rows = page.locator('details li')
  const count = await rows.count()
  expect(count).toBeGreaterThan(0)
  const seesAll = async () => {
    await expect(rows.filter({ visible: true })).toHaveCount(count)
    await expect(page.locator('summary').filter({ visible: true })).toHaveCount(0)
  }
  await seesAll()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(rows.filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await seesAll()
})
