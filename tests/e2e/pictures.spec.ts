import sharp from 'sharp'
import { expect, type Route, test } from '../support/browser-test'

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a3b22' } })
    .png()
    .toBuffer()

test('portrait, landscape, tiny and broken pictures leave the cards in line', async ({ page }) => {
  const shapes = [await photograph(400, 1200), await photograph(1600, 500), await photograph(8, 8), null]
  const asked: string[] = []
  await page.route(/\/_next\/image\?url=%2Fimages%2Ftrips/, async (route: Route) => {
    // A picture that failed before the scripts were there is fetched again, and fails again.
    const url = route.request().url()
    if (!asked.includes(url)) asked.push(url)
    const body = shapes[asked.indexOf(url) % shapes.length]
    await (body ? route.fulfill({ body, contentType: 'image/png' }) : route.abort())
  })
  await page.goto('/itineraries')
  const pictures = page.getByRole('article').locator('img')
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true)
  }
  await expect(page.getByRole('article').locator('img[src*=placeholder-safari]').first()).toBeVisible()
  const frames = await pictures.evaluateAll((images) =>
    images.map((image) => {
      const { width, height } = image.getBoundingClientRect()
      return `${Math.round(width)}x${Math.round(height)} ${getComputedStyle(image).objectFit}`
    }),
  )
  expect(new Set(frames).size).toBe(1)
})
