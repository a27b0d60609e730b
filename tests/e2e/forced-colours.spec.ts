import sharp from 'sharp'
import { expect, type Locator, test } from '../support/browser-test'

test('in forced colours buttons have edges, and what is chosen can be told from what is not', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/itineraries/6')
  const quote = page.getByRole('link', { name: 'Request for Quote' }).first()
  const { outside, edge } = await coloursAcross(quote)
  expect(edge).not.toBe(outside)
  const tab = (name: string) => page.getByRole('tab', { name })
  expect(await colourAtFoot(tab('Overview'))).not.toBe(await colourAtFoot(tab('Day by Day')))
  await tab('Overview').focus()
  await expect(tab('Overview')).toHaveCSS('outline-style', 'solid')

  await page.goto('/book')
  await page.getByRole('radio', { name: 'Budget Safari' }).check()
  const tile = (name: string) => page.locator('label').filter({ hasText: name }).locator('span').first()
  expect((await coloursAcross(tile('Budget Safari'))).edge).not.toBe((await coloursAcross(tile('Luxury Safari'))).edge)

  await page.goto('/')
  const dots = page.getByRole('region', { name: 'Safari scenes' }).getByRole('button', { name: /^Slide/ })
  expect(await colourInside(dots.nth(0))).not.toBe(await colourInside(dots.nth(1)))
})

/** From a screenshot: in forced colours the computed style is not what is drawn. */
async function pixelsOf(element: Locator, around = 0) {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('Nothing is drawn')
  const clip = {
    x: box.x - around,
    y: box.y - around,
    width: box.width + 2 * around,
    height: box.height + 2 * around,
  }
  const { data, info } = await sharp(await element.page().screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colour = (x: number, y: number) => {
    const start = (Math.round(y) * info.width + Math.round(x)) * info.channels
    return data.subarray(start, start + 3).join(' ')
  }
  return { colour, width: info.width, height: info.height }
}

async function coloursAcross(element: Locator) {
  const { colour, height } = await pixelsOf(element, 6)
  return { outside: colour(1, height / 2), edge: colour(7, height / 2) }
}

async function colourAtFoot(element: Locator) {
  const { colour, width, height } = await pixelsOf(element)
  return colour(width / 2, height - 2)
}

async function colourInside(element: Locator) {
  const { colour, width, height } = await pixelsOf(element)
  return colour(width / 2, height / 2)
}
