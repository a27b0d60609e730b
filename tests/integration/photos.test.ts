import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findPhoto, getItinerary } from '@/lib/itineraries/queries'
import { photosIn } from '@/lib/workbook/photos'
import { stripStoredPhotos } from '@/scripts/lib/prepare-database'
import { temporaryFolder } from '../support/temporary-folder'
import { testDb } from '../support/test-db'
import { exportBook, importBook, undoAll } from '../support/workbook-import'

const folder = temporaryFolder()
const file = path.join(folder, 'guide.jpg')

beforeEach(() => testDb.photo.deleteMany())
afterEach(undoAll)

/** On its side, with the owner and the place in it, as a telephone writes it. */
const taken = () =>
  sharp({ create: { width: 1080, height: 1920, channels: 3, background: '#a40' } })
    .withExif({
      IFD0: { Artist: 'Joseph Kamau', Make: 'Nikon' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '0/1 1/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '37/1 4/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- Joseph Kamau --></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()

async function importPhoto() {
  const book = await exportBook()
  book.set('Trips', { Id: 7 }, { Picture: 'guide.jpg' })
  return importBook(book, { photos: await photosIn(folder) })
}

async function published() {
  const [, , hash = '', name = ''] = (await getItinerary(7))?.imageUrl?.split('/') ?? []
  return Buffer.from((await findPhoto(hash, name)) ?? [])
}

async function expectOnlyThePicture(bytes: Buffer) {
  const { exif, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata()
  expect({ exif, xmp, iptc, orientation, width, height }).toEqual({ width: 1920, height: 1080 })
  expect(bytes.toString('latin1')).not.toMatch(/Kamau|Nikon/)
}

test('a photograph is published upright, without its place and owner, and importing it again changes nothing', async () => {
  await taken().toFile(file)
  expect((await readFile(file)).toString('latin1')).toMatch(/Kamau/)
  expect(await importPhoto()).toMatchObject({ faults: [], lines: [expect.anything()] })
  await expectOnlyThePicture(await published())
  expect((await importPhoto()).lines).toEqual([])
})

test('one for print is published in the colours of screens, at most 3000 pixels wide', async () => {
  await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#a40' } })
    .toColourspace('cmyk')
    .jpeg()
    .toFile(file)
  await importPhoto()
  const { space, width, height } = await sharp(await published()).metadata()
  expect({ space, width, height }).toEqual({ space: 'srgb', width: 3000, height: 2250 })
})

test('what an earlier version has stored loses them too, once; what is no picture stays', async () => {
  const stored = (name: string) => testDb.photo.findFirstOrThrow({ where: { name } })
  const broken = Buffer.from('no picture')
  for (const [name, bytes] of [
    ['guide.jpg', await taken().toBuffer()],
    ['broken.jpg', broken],
  ] as const)
    await testDb.photo.create({ data: { hash: 'a'.repeat(16), name, bytes: new Uint8Array(bytes) } })
  const url = process.env.DATABASE_URL ?? ''
  expect(await stripStoredPhotos(url)).toBe(2)
  await expectOnlyThePicture(Buffer.from((await stored('guide.jpg')).bytes))
  expect(Buffer.from((await stored('broken.jpg')).bytes)).toEqual(broken)
  expect(await stripStoredPhotos(url)).toBe(0)
})
