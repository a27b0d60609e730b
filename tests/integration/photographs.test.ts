import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { pictureQuery, placePhotos, takePhotos } from '@/lib/desk/photographs'
import { findPhoto } from '@/lib/itineraries/queries'
import { BadRequestError } from '@/lib/platform/errors'
import { cropPhoto } from '@/lib/publishing/photos'
import { shownText } from '../support/content-drafts'
import { testDb } from '../support/test-db'

beforeEach(async () => {
  await testDb.contentDraft.deleteMany()
})

const hero = pictureQuery.parse({ for: 'Trips|7|image_url', of: 'trips/7' })
const gallery = pictureQuery.parse({ for: 'Pictures|', of: 'trips/7' })
const who = 'Wanjiru'

/** Blue above, orange below. */
async function portrait(name: string, [width, height] = [1920, 2560]) {
  const half = await sharp({ create: { width, height: height / 2, channels: 3, background: '#f80' } })
    .png()
    .toBuffer()
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#00f' } })
    .composite([{ input: half, top: height / 2, left: 0 }])
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name)
}

async function read(address: string) {
  const [, , hash = '', name = ''] = address.split('/')
  const bytes = await findPhoto(hash, decodeURIComponent(name))
  if (!bytes) throw new Error(`nothing at ${address}`)
  return sharp(bytes)
}

test('one of a hero is fitted into its frame, with the part that was chosen', async () => {
  const taken = await takePhotos([await portrait('Simba é.jpg')], hero)
  const next = await placePhotos(taken, hero, who)
  expect(next).toMatch(/^\/desk\/content\/photographs\/fit\?/)
  const photo = new URL(next, 'http://localhost').searchParams.get('photo') ?? ''
  for (const [part, channel] of [
    [0, 2],
    [1, 0],
  ] as const) {
    const cropped = await read(await cropPhoto(photo, 'trip', part))
    const { width = 0, height = 1 } = await cropped.metadata()
    expect(width / height).toBeCloseTo(16 / 9, 2)
    const { channels } = await cropped.stats()
    expect(channels[channel]?.mean).toBeGreaterThan(200)
  }
})

test('several at once become rows of a gallery, whose texts are asked for', async () => {
  await placePhotos(
    await takePhotos([await portrait('a.jpg'), await portrait('b.jpg', [1200, 1300])], gallery),
    gallery,
    who,
  )
  const drafts = await testDb.contentDraft.findMany({ orderBy: { id: 'asc' } })
  expect(drafts.map(({ sheet, kind }) => `${sheet} ${kind}`)).toEqual(['Pictures added', 'Pictures added'])
  expect(await shownText('Pictures', drafts[1]?.key ?? '', 'image_url')).toMatch(/^\/photos\/.*b\.jpg$/)
})

test.each([
  ['a text', new File(['not a picture'], 'a.jpg'), 'is not a JPEG, PNG or WebP picture'],
  ['a HEIC file', new File([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')], 'IMG_1.HEIC'), 'HEIC'],
  ['one that is too small', await portrait('small.jpg', [640, 480]), 'it needs at least 1920 x 1080'],
])('%s is refused in a sentence, and stores nothing', async (_, file, sentence) => {
  await expect(takePhotos([file], hero)).rejects.toThrow(BadRequestError)
  await expect(takePhotos([file], hero)).rejects.toThrow(sentence)
  expect(await testDb.contentDraft.count()).toBe(0)
})

test('a photograph that only a draft shows is not dropped', async () => {
  const [photo = ''] = await takePhotos([await portrait('kept.jpg', [1300, 1200])], gallery)
  await placePhotos([photo], gallery, who)
  await testDb.$executeRaw`UPDATE photos SET added_at = now() - interval '3 days'`
  const { dropUnusedPhotos } = await import('@/lib/publishing/photos')
  await dropUnusedPhotos(testDb)
  expect(await testDb.photo.count({ where: { name: 'kept.jpg' } })).toBe(1)
})
