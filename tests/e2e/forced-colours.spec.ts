import sharp from 'sharp'
import { expect, type Locator, test } from '../support/browser-test'

test('in forced colours buttons have edges, and what is chosen can be told from what is not', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/itineraries/6')
  const quote = page.getByRole('link', { name: 'Request for Quote' }).first()
  expect(await colourAt(quote, 'edge')).not.toBe(await colourAt(quote, 'outside'))
  const tab = (name: string) => page.getByRole('tab', { name })
  expect(await colourAt(tab('Overview'), 'foot')).not.toBe(await colourAt(tab('Day by Day'), 'foot'))
  await tab('Overview').focus()
  await expect(tab('Overview')).toHaveCSS('outline-style', 'solid')

  await page.goto('/book')
  await page.getByRole('radio', { name: 'Budget Safari' }).check()
  const tile = (name: string) => page.locator('label').filter({ hasText: name }).locator('span').first()
  expect(await colourAt(tile('Budget Safari'), 'edge')).not.toBe(await colourAt(tile('Luxury Safari'), 'edge'))

  await page.goto('/')
  const dots = page.getByRole('region', { name: 'Safari scenes' }).getByRole('button', { name: /^Slide/ })
  expect(await colourAt(dots.nth(0), 'middle')).not.toBe(await colourAt(dots.nth(1), 'middle'))
})

test('in forced colours the ticks and peaks of a trip can be told from the page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/itineraries/6')
  const tick = page.getByRole('listitem').filter({ hasText: 'pop-up roof' }).first().locator('svg')
  const picture = sharp(await tick.screenshot())
  const shades = await picture.greyscale().raw().toBuffer()
  expect(Math.max(...shades) - Math.min(...shades), 'between ground and tick').toBeGreaterThan(150)
  const difficulty = page.getByRole('definition').filter({ hasText: 'Easy' }).first()
  const fills = await difficulty
    .locator('path')
    .evaluateAll((peaks) => peaks.map((peak) => getComputedStyle(peak).fill))
  const text = await difficulty.evaluate((element) => getComputedStyle(element).color)
  expect(fills.map((fill) => fill === text)).toEqual([true, false, false])
})

test('in forced colours on a dark ground the days between the first and the last can be read', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/book')
  const days = page.getByRole('grid').last().getByRole('gridcell').getByRole('button')
  await days.nth(7).click()
  await days.nth(9).click()
  const inside = sharp(await days.nth(8).screenshot()).extract({ left: 8, top: 8, width: 28, height: 28 })
  const shades = await inside.greyscale().raw().toBuffer()
  expect(Math.max(...shades) - Math.min(...shades), 'between ground and figure').toBeGreaterThan(150)
})

/** From a screenshot: in forced colours the computed style is not what is drawn. */
async function colourAt(element: Locator, place: 'outside' | 'edge' | 'middle' | 'foot') {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('Nothing is drawn')
  const [middle, halfway] = [box.x + box.width / 2, box.y + box.height / 2]
  const [x, y] = {
    outside: [box.x - 5, halfway] as const,
    edge: [box.x + 1, halfway] as const,
    middle: [middle, halfway] as const,
    foot: [middle, box.y + box.height - 2] as const,
  }[place]
  const pixel = await element.page().screenshot({ clip: { x: Math.round(x), y: Math.round(y), width: 1, height: 1 } })
  return (await sharp(pixel).removeAlpha().raw().toBuffer()).join(' ')
}
