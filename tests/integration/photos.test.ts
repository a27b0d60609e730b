import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPagePicture, readSlides } from '@/lib/content/queries'
import { slides } from '@/lib/content/slides'
import { usablePicture } from '@/lib/content/usable-picture'
import { findPhoto, getItinerary } from '@/lib/itineraries/queries'
import { dropUnusedPhotos, photosIn } from '@/lib/publishing/photos'
import { stripPhoto } from '@/lib/publishing/strip-photo'
import { faultLine } from '@/lib/workbook/read'
import { stripStoredPhotos } from '@/scripts/lib/prepare-database'
import { temporaryFolder } from '../support/temporary-folder'
import { testDb } from '../support/test-db'
import { exportBook, importBook, undoAll } from '../support/workbook-import'

const parent = temporaryFolder()
let folder = ''
let file = ''

beforeEach(async () => {
  folder = path.join(parent, String(Math.random()))
  await mkdir(folder)
  file = path.join(folder, 'guide.jpg')
})

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

async function importPhoto(name = 'guide.jpg') {
  const book = await exportBook()
  book.set('Trips', { Id: 7 }, { Picture: name })
  return importBook(book, { photos: (isNamed) => photosIn(folder, { isNamed }) })
}

/** As an import reads and stores it. */
async function readPhoto(name = 'guide.jpg') {
  const [photo] = await photosIn(folder, { isNamed: (one) => one === name })
  if (!photo) throw new Error(`There is no ${name}`)
  return photo
}

async function publishedAlone(name?: string) {
  const photo = await readPhoto(name)
  expect(photo.fault).toBeNull()
  return Buffer.from((await findPhoto(photo.hash, photo.name)) ?? [])
}

async function faultOf(name: string, bytes: Uint8Array) {
  await writeFile(path.join(folder, name), bytes)
  return `${name} ${(await readPhoto(name)).fault}`
}

/** With its cell. */
async function importedFaultOf(name: string, bytes: Uint8Array) {
  await writeFile(path.join(folder, name), bytes)
  const { faults } = await importPhoto(name)
  expect(faults).toHaveLength(1)
  return faults.map(faultLine)[0] ?? ''
}

const plain = (width = 1920, height = 1080) => sharp({ create: { width, height, channels: 3, background: '#a40' } })

async function published() {
  const [, , hash = '', name = ''] = (await getItinerary(7))?.imageUrl?.split('/') ?? []
  return Buffer.from((await findPhoto(hash, decodeURIComponent(name))) ?? [])
}

async function expectOnlyThePicture(bytes: Buffer) {
  const { exif, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata()
  expect({ exif, xmp, iptc, orientation, width, height }).toEqual({ width: 1920, height: 1080 })
  expect(bytes.toString('latin1')).not.toMatch(/Kamau|Nikon/)
}

test('a photograph is published upright, without its place and owner, and importing it again changes nothing', async () => {
  await taken().toFile(file)
  expect((await readFile(file)).toString('latin1')).toMatch(/Kamau/)
  expect(await importPhoto()).toMatchObject({
    faults: [],
    lines: [expect.stringMatching(/ -> guide\.jpg$/)],
  })
  await expectOnlyThePicture(await published())
  expect((await importPhoto()).lines).toEqual([])
})

test('one for print is published in the colours of screens, at most 2560 pixels wide', async () => {
  await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#a40' } })
    .toColourspace('cmyk')
    .jpeg()
    .toFile(file)
  const { space, width, height } = await sharp(await publishedAlone()).metadata()
  expect({ space, width, height }).toEqual({ space: 'srgb', width: 2560, height: 1920 })
})

// Upright: top left, top right, bottom left, bottom right.
test.each([
  [1, 'rgbk'],
  [2, 'grkb'],
  [3, 'kbgr'],
  [4, 'bkrg'],
  [5, 'rbgk'],
  [6, 'brkg'],
  [7, 'kgbr'],
  [8, 'gkrb'],
])('one of orientation %i is published upright', async (orientation, upright) => {
  const quarter = (background: string, left: number, top: number) =>
    ({ input: { create: { width: 1000, height: 1000, channels: 3, background } }, left, top }) as const
  const quarters = [quarter('#f00', 0, 0), quarter('#0f0', 1000, 0), quarter('#00f', 0, 1000)]
  const whole = await plain(2000, 2000)
    .composite([...quarters, quarter('#000', 1000, 1000)])
    .png()
    .toBuffer()
  const taken = await sharp(whole).withMetadata({ orientation }).jpeg().toBuffer()
  const { data } = await sharp(await stripPhoto(taken))
    .resize(4, 4, { kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colourAt = (pixel: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 3)
    return red > 128 ? 'r' : green > 128 ? 'g' : blue > 128 ? 'b' : 'k'
  }
  expect([0, 3, 12, 15].map(colourAt).join('')).toBe(upright)
})

test('the colour profile of a telephone stays, so that its colours do', async () => {
  await plain().withIccProfile('p3').jpeg({ quality: 95 }).toFile(file)
  const original = await sharp(file).metadata()
  const bytes = await publishedAlone()
  expect((await sharp(bytes).metadata()).icc).toEqual(original.icc)
  const colours = async (input: Buffer | string) =>
    (await sharp(input).keepIccProfile().extract({ left: 9, top: 9, width: 1, height: 1 }).raw().toBuffer()).toJSON()
      .data
  const [is, was] = [await colours(bytes), await colours(file)]
  was.forEach((value, channel) => {
    expect(Math.abs((is[channel] ?? 0) - value)).toBeLessThan(4)
  })
})

test('a grey one is published without a profile of grey, which would not fit', async () => {
  await plain().toColourspace('b-w').withMetadata({ icc: 'srgb' }).jpeg().toFile(file)
  expect(await sharp(await publishedAlone()).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
})

test('what a newspaper program has written into it (IPTC) goes too', async () => {
  const text = Buffer.from('\x1c\x02\x50\x00\x0dJoseph Kamau!', 'latin1')
  const block = Buffer.concat([Buffer.from('8BIM\x04\x04\0\0\0\0\0\x12', 'latin1'), text])
  const body = Buffer.concat([Buffer.from('Photoshop 3.0\0', 'latin1'), block])
  const head = Buffer.from([0xff, 0xed, 0, body.length + 2])
  const bytes = await plain().jpeg().toBuffer()
  await writeFile(file, Buffer.concat([bytes.subarray(0, 2), head, body, bytes.subarray(2)]))
  expect((await sharp(file).metadata()).iptc).toBeDefined()
  await expectOnlyThePicture(await publishedAlone())
})

test.each(['IMG_2034.JPG', 'IMG_2034 (1).jpeg', 'beach.PNG', 'beach.WebP'])('%s is published as JPEG', async (name) => {
  const picture = plain().withExif({ IFD0: { Artist: 'Joseph Kamau' } })
  const format = name.endsWith('PNG') ? 'png' : name.endsWith('WebP') ? 'webp' : 'jpeg'
  await picture.toFormat(format).toFile(path.join(folder, name))
  const bytes = await publishedAlone(name)
  expect((await sharp(bytes).metadata()).format).toBe('jpeg')
  await expectOnlyThePicture(bytes)
})

test('its name may be typed in another case, and stands in the next workbook as the file has it', async () => {
  const name = 'IMG 2034 (1).PNG'
  await plain().png().toFile(path.join(folder, name))
  expect(await importPhoto(name.toLowerCase())).toMatchObject({ faults: [] })
  expect(await published()).not.toEqual(Buffer.alloc(0))
  expect(usablePicture((await getItinerary(7))?.imageUrl ?? null)).not.toBeNull()
  const book = await exportBook()
  expect(book.get('Trips', { Id: 7 }, 'Picture')).toBe(name)
  expect((await importPhoto(name)).lines).toEqual([])
})

test('the transparent parts of a picture are white', async () => {
  await sharp({ create: { width: 1920, height: 1080, channels: 4, background: '#0000' } })
    .png()
    .toFile(path.join(folder, 'clear.png'))
  const { channels } = await sharp(await publishedAlone('clear.png')).stats()
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255])
})

test('a photograph of 48 megapixels with much detail, 12 MB or more, is taken', async () => {
  await detailed(8064, 6048, 45, file)
  expect(await sharp(await publishedAlone()).metadata()).toMatchObject({ width: 1920, height: 2560 })
})

/** Of noise, on its side. */
async function detailed(width: number, height: number, quality: number, target: string) {
  const tile = { input: randomBytes(512 * 512 * 3), raw: { width: 512, height: 512, channels: 3 as const }, tile: true }
  const picture = plain(width, height).composite([tile]).withMetadata({ orientation: 6 }).jpeg({ quality })
  const { size } = await picture.toFile(target)
  expect(size).toBeGreaterThan(12_000_000)
  expect(size).toBeLessThan(20_000_000)
}

test('a panorama keeps the height that its frame needs', async () => {
  await plain(9000, 2000).jpeg().toFile(file)
  expect(await sharp(await publishedAlone()).metadata()).toMatchObject({ width: 4860, height: 1080 })
})

test('a header that some telephones write, and that libjpeg warns of, is no damage', async () => {
  const bytes = await plain().jpeg().toBuffer()
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]))
  bytes[scan + 2 + bytes.readUInt16BE(scan + 2) - 2] = 0
  await writeFile(file, bytes)
  expect((await readPhoto()).fault).toBeNull()
})

test('what cannot be published is refused in a sentence that names its cell', async () => {
  const cell = `Trips!${(await exportBook()).cell('Trips', { Id: 7 }, 'Picture')}: `
  const noise = await sharp(randomBytes(1920 * 1080 * 3), { raw: { width: 1920, height: 1080, channels: 3 } })
    .jpeg()
    .toBuffer()
  const damaged = 'is damaged or not complete; copy it into the folder again'
  expect(await importedFaultOf('half.jpg', noise.subarray(0, 900_000))).toBe(`${cell}half.jpg ${damaged}`)
  expect(await faultOf('stub.jpg', noise.subarray(0, 100))).toBe(`stub.jpg ${damaged}`)
  const large = Buffer.concat([noise, Buffer.alloc(23_100_000 - noise.length)])
  expect(await faultOf('large.jpg', large)).toBe('large.jpg is 23.1 MB; the limit is 20 MB')
  const noPicture = 'is not a JPEG, PNG or WebP picture'
  expect(await faultOf('letter.jpg', Buffer.from('Dear Joseph,'))).toBe(`letter.jpg ${noPicture}`)
  expect(await faultOf('empty.jpg', Buffer.alloc(0))).toBe(`empty.jpg ${noPicture}`)
  expect(await faultOf('drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toContain(noPicture)
  const heic = Buffer.concat([Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(500)])
  for (const name of ['IMG_2034.HEIC', 'renamed.jpg'])
    expect(await faultOf(name, heic)).toMatch(/is a HEIC photograph.*Settings, Camera, Formats, Most Compatible.*JPEG/)
  expect(await importedFaultOf('löwe.jpg', noise)).toContain('löwe.jpg has a name that the site cannot use')
})

test('pictures that would take all memory are refused by their header alone', async () => {
  const bytes = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  // Only the size that the header declares, with its checksum.
  const bomb = (width: number, height: number) => {
    const made = Buffer.from(bytes)
    made.writeUInt32BE(width, 16)
    made.writeUInt32BE(height, 20)
    made.writeUInt32BE(crc32(made.subarray(12, 29)), 29)
    return made
  }
  const limits = 'the limit is 120 megapixels and 30000 pixels on a side'
  expect(await faultOf('bomb.png', bomb(20_000, 20_000))).toContain(`bomb.png is 20000 x 20000 pixels; ${limits}`)
  expect(await faultOf('line.png', bomb(100_000, 1000))).toContain(`line.png is 100000 x 1000 pixels; ${limits}`)
  const progressive = await plain(5000, 4000).jpeg({ progressive: true }).toBuffer()
  expect(await faultOf('web.jpg', progressive)).toContain('web.jpg is a progressive JPEG of 20 megapixels; the limit')
})

test('the same photograph is decoded once, whatever its name and however often it is imported', async () => {
  await taken().toFile(file)
  await importPhoto()
  const first = await testDb.photo.findFirstOrThrow()
  // Would be lost if it were decoded again.
  const marked = new Uint8Array(await plain(1920, 1080).png().toBuffer())
  await testDb.photo.updateMany({ data: { bytes: marked } })
  await copyFile(file, path.join(folder, 'copy.jpg'))
  await importPhoto('copy.jpg')
  const copy = await testDb.photo.findFirstOrThrow({ where: { name: 'copy.jpg' } })
  expect([copy.hash, copy.bytes]).toEqual([first.hash, marked])
})

test('photographs that the workbook does not name are not read', async () => {
  await taken().toFile(file)
  await writeFile(path.join(folder, 'other.jpg'), await plain().jpeg().toBuffer())
  await importPhoto()
  expect(await testDb.photo.findMany({ select: { name: true } })).toEqual([{ name: 'guide.jpg' }])
})

test('several of 12 MB take the memory of one', async () => {
  for (const number of [1, 2, 3, 4, 5, 6]) await detailed(4032 + number, 3024, 96, path.join(folder, `${number}.jpg`))
  await photosIn(folder, { isNamed: (name) => name === '1.jpg' })
  const before = process.resourceUsage().maxRSS
  await photosIn(folder)
  expect((process.resourceUsage().maxRSS - before) / 1024).toBeLessThan(40)
  expect(await testDb.photo.count()).toBe(6)
})

test('the sheet Pictures replaces the gallery of a trip by up to eight pictures with a text each', async () => {
  const trip = '7 Mara Long Weekend'
  await taken().toFile(file)
  const book = await exportBook()
  book.add('Pictures', { Trip: trip, Number: 2, Picture: '/images/trips/mara.jpg', Text: 'Balloons at dawn' })
  book.add('Pictures', { Trip: trip, Number: 1, Picture: 'guide.jpg', Text: 'Joseph beside the car' })
  const photos = (isNamed: (name: string) => boolean) => photosIn(folder, { isNamed })
  expect((await importBook(book, { photos })).faults).toEqual([])
  const { pictures = [] } = (await getItinerary(7)) ?? {}
  expect(pictures).toEqual([
    { position: 1, imageUrl: expect.stringMatching(/^\/photos\/\w+\/guide\.jpg$/), text: 'Joseph beside the car' },
    { position: 2, imageUrl: '/images/trips/mara.jpg', text: 'Balloons at dawn' },
  ])
  const wrong = await exportBook()
  wrong.set('Pictures', { Number: 1 }, { Text: null })
  wrong.set('Pictures', { Number: 2 }, { Picture: 'guide.jpg' })
  const ninth = wrong.add('Pictures', { Trip: trip, Number: 9, Picture: 'none.jpg', Text: 'None' })
  expect((await importBook(wrong, { photos })).faults.map(faultLine)).toEqual([
    'Pictures!D3: "Text" is empty; each row of Pictures needs it',
    `Pictures!B${ninth}: 9 is not between 1 and 8`,
    `Pictures!C${ninth}: there is no photograph "none.jpg" in the folder photos`,
    'Pictures!C4: is among the pictures of this trip twice',
  ])
})

test('the sheet Page pictures replaces the picture of a page and of a slide, and its photographs are kept', async () => {
  await taken().toFile(file)
  const ours = await readPagePicture('/destinations/kenya')
  const book = await exportBook()
  book.add('Page pictures', { Page: 'Kenya', Picture: 'guide.jpg', Text: 'Joseph beside the car' })
  book.add('Page pictures', { Page: 'Home 2', Picture: '/images/trips/mara.jpg', Text: '{founded}: balloons at dawn' })
  const photos = (isNamed: (name: string) => boolean) => photosIn(folder, { isNamed })
  const { faults, lines } = await importBook(book, { photos })
  expect({ faults, lines }).toEqual({
    faults: [],
    lines: ['Page pictures Kenya: added', 'Page pictures Home 2: added'],
  })
  const own = await readPagePicture('/destinations/kenya')
  expect(own).toEqual({ src: expect.stringMatching(/^\/photos\/\w+\/guide\.jpg$/), alt: 'Joseph beside the car' })
  expect(await readPagePicture('/destinations/uganda')).toEqual({ src: '/images/destinations/uganda.jpg' })
  const [first, second, ...others] = await readSlides()
  expect([first, ...others]).toEqual(slides.filter(({ name }) => name !== 'Home 2'))
  expect(second).toMatchObject({ src: expect.stringContaining('/images/trips/mara'), category: '' })
  expect(second?.caption).toMatch(/^\d{4}: balloons at dawn$/)
  await testDb.$executeRaw`UPDATE photos SET added_at = now() - interval '2 days'`
  await dropUnusedPhotos(testDb)
  expect(await testDb.photo.count()).toBe(1)
  const without = await exportBook()
  without.remove('Page pictures', { Page: 'Kenya' })
  expect((await importBook(without)).lines).toEqual(['Page pictures Kenya: removed'])
  expect(await readPagePicture('/destinations/kenya')).toEqual(ours)
})

test('a release from before the galleries does not delete the photographs that only they show', async () => {
  const [kept, unused] = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb']
  for (const hash of [kept, unused])
    await testDb.photo.create({ data: { hash, name: 'guide.jpg', bytes: Buffer.from('jpeg') } })
  await testDb.itineraryPicture.create({
    data: { itineraryId: 7, position: 1, imageUrl: `/photos/${kept}/guide.jpg`, text: 'Joseph beside the car' },
  })
  // As it cleans up after each import.
  await testDb.$executeRaw`
    DELETE FROM photos WHERE NOT EXISTS (SELECT FROM itineraries WHERE image_url LIKE '/photos/' || hash || '/%')`
  const left = await testDb.photo.findMany({ select: { hash: true } })
  await testDb.itineraryPicture.deleteMany({ where: { itineraryId: 7 } })
  expect(left).toEqual([{ hash: kept }])
})

test.each([
  ['Pictures', { Trip: '7 Mara Long Weekend', Number: 1 }, '7 / 1'],
  ['Page pictures', { Page: 'Kenya' }, 'Kenya'],
])('a workbook from before the sheet %s is taken, but not one that has lost it', async (sheet, key, added) => {
  const before = await exportBook()
  before.removeSheet(sheet)
  expect((await importBook(before)).faults).toEqual([])
  const book = await exportBook()
  book.add(sheet, { ...key, Picture: '/images/trips/mara.jpg', Text: 'Balloons' })
  expect((await importBook(book)).lines).toEqual([`${sheet} ${added}: added`])
  expect((await importBook(before)).lines).toEqual([])
  const lost = await exportBook()
  lost.removeSheet(sheet)
  expect((await importBook(lost)).faults.map(faultLine)).toEqual([`${sheet}!A1: the sheet is missing`])
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
