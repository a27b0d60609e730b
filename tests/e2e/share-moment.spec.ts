import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, openWithScripts, test } from '../support/browser-test'

const picture = path.join(process.cwd(), 'public/images/trips/amboseli.jpg')

test('a moment is downloaded with the trip’s name, without what the camera wrote; we get nothing', async ({ page }) => {
  await openWithScripts(page, '/itineraries/7')
  await page.getByRole('button', { name: 'Share a moment' }).click()
  const taken = await sharp(picture)
    .resize(800, 600)
    .withExif({ IFD3: { GPSLatitude: '1/1 0/1 0/1' } })
    .jpeg()
    .toBuffer()
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await page.getByLabel('Choose a picture').setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: taken })
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download this picture' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('mara-long-weekend.jpg')
  const card = sharp(await readFile(await download.path()))
  const { format, width, height, exif } = await card.metadata()
  expect({ format, width, exif }).toEqual({ format: 'jpeg', width: 800, exif: undefined })
  expect(height).toBeGreaterThan(600)
  // Dark letters on paper.
  const strip = await card.extract({ left: 0, top: 610, width: 800, height: Number(height) - 620 }).stats()
  expect(strip.channels.map(({ min, max }) => max - min > 150)).toContain(true)
  expect(sent).toEqual([])
})
