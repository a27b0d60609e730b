import 'server-only'
import { createHash } from 'node:crypto'
import { opendir } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { Prisma } from '../../prisma/generated/client'
import { findPictureKind } from '../domain/picture-kind'
import { type Db, db } from '../platform/db'
import { ContentError } from './content-error'
import { type FoundFile, findFile, isIgnored, readFileInto } from './files'
import { noteOpened, noteOpening } from './open-once'
import { cropArea, type Photo, photoNames, photoPath } from './pictures'
import type { PictureUse } from './sheet'
import { isTimeout, mostPixels, stripPhoto } from './strip-photo'

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)
const largest = 20_000_000
const mostOnSide = 30_000
// Of those that are decoded as a whole, which takes up to six bytes a pixel.
const mostPixelsAtOnce = 16_000_000
const mostFiles = 1000

/** Up to one more than an import takes. None if there is no such folder. */
export async function listPhotoFiles(folder: string) {
  const found: string[] = []
  const entries = await opendir(folder).catch(() => [])
  for await (const entry of entries) {
    if (entry.isFile() && !isIgnored(entry.name)) found.push(entry.name)
    if (found.length > mostFiles) break
  }
  const files = await Promise.all(found.sort().map((name) => findFile(path.join(folder, name))))
  return files.filter((file) => file !== null)
}

type Reading = {
  earlier?: Photo[]
  isNamed?: (name: string) => boolean
  /** Note each before it is opened, and leave those that ended a process: for what starts again by itself. */
  isNoted?: boolean
}

/**
 * Those that the workbook names: one file at a time, and none again that is as it was in `earlier`. What is sound and
 * new is stored at once, because to decode many takes longer than the transaction of an import may. Throws
 * ContentError.
 */
export async function photosIn(
  folder: string,
  { earlier = [], isNamed = () => true, isNoted = false }: Reading = {},
): Promise<Photo[]> {
  const files = await listPhotoFiles(folder)
  if (files.length > mostFiles)
    throw new ContentError(`The folder photos has more than ${mostFiles} files. Leave those that the workbook names.`)
  const named = files.filter((file) => isNamed(path.basename(file.path)))
  const known = new Map(earlier.map((photo) => [photo.name, photo]))
  const stored = await db().photo.findMany({ select: { hash: true, name: true } })
  const isStored = (photo: Photo) => stored.some(({ hash, name }) => hash === photo.hash && name === photo.name)
  const room = Buffer.allocUnsafeSlow(Math.max(0, ...named.map(({ size }) => (size > largest ? 0 : size + 1))))
  const photos: Photo[] = []
  for (const file of named) {
    const name = path.basename(file.path)
    const before = known.get(name)
    const isAsItWas = before?.file?.stamp === file.stamp && (before.fault !== null || isStored(before))
    if (isAsItWas) photos.push(before)
    else photos.push(await (isNoted ? readNoted(name, file, room) : readPhoto(name, file, room)))
  }
  return photos
}

async function readNoted(name: string, file: FoundFile, room: Buffer) {
  const noted = `photos/${name}`
  if (!(await noteOpening(noted, file.stamp))) return unfit(name, file, tooMuch)
  try {
    return await readPhoto(name, file, room)
  } finally {
    await noteOpened(noted)
  }
}

async function readPhoto(name: string, file: FoundFile, room: Buffer): Promise<Photo> {
  if (file.size > largest) return unfit(name, file, tooLarge(file.size))
  const bytes = await readFileInto(file, room)
  if (!bytes) throw beingChanged(name)
  return takePhoto(name, bytes, file)
}

const tooLarge = (size: number) => `is ${megabytes(size)} MB; the limit is 20 MB`

/** Stores a photograph that is sound; otherwise says what is wrong with it. */
export async function takePhoto(name: string, bytes: Buffer, file: FoundFile | null = null): Promise<Photo> {
  if (bytes.length > largest) return unfit(name, file, tooLarge(bytes.length))
  const size = await sizeOf(name, bytes)
  if ('fault' in size) return unfit(name, file, size.fault)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const fault = await storePhoto(hash, name, bytes)
  return fault ? unfit(name, file, fault) : { name, hash, file, ...size, fault: null }
}

const unfit = (name: string, file: FoundFile | null, fault: string): Photo => ({
  ...{ name, hash: '', file, width: 0, height: 0 },
  fault,
})

const beingChanged = (name: string) =>
  new ContentError(`The photograph "${name}" is being changed. Try again when it is complete.`, true)

const tooMuch =
  'could not be opened: it took too long or too much memory; make it smaller or save it as an ordinary JPEG'
const damaged = 'is damaged or not complete; copy it into the folder again'

// libheif without HEVC, and several hundred megabytes of memory for AVIF.
const unread = {
  HEIC: 'is a HEIC photograph, which the site cannot read; on the iPhone choose Settings, Camera, Formats, Most Compatible for new photographs, and share this one as JPEG',
  AVIF: 'is an AVIF picture, which the site does not take; save it as JPEG',
}

/** Upright. */
async function sizeOf(name: string, bytes: Buffer): Promise<{ fault: string } | { width: number; height: number }> {
  // libvips would read much else.
  const kind = findPictureKind(bytes)
  if (!kind) return { fault: 'is not a JPEG, PNG or WebP picture' }
  if (kind === 'HEIC' || kind === 'AVIF') return { fault: unread[kind] }
  if (!photoNames.test(name))
    return {
      fault: `has a name that the site cannot use; use letters without accents, digits, spaces, - and _, and the ending .jpg, .jpeg, .png or .webp`,
    }
  const data = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!data) return { fault: damaged }
  const { width, height } = data.autoOrient
  const pixels = width * height
  if (pixels > mostPixels || Math.max(width, height) > mostOnSide)
    return {
      fault: `is ${width} x ${height} pixels; the limit is ${mostPixels / 1_000_000} megapixels and ${mostOnSide} pixels on a side`,
    }
  const isByRows = kind !== 'WebP' && !data.isProgressive
  if (!isByRows && pixels > mostPixelsAtOnce) {
    const what = kind === 'WebP' ? 'a WebP picture' : kind === 'PNG' ? 'an interlaced PNG' : 'a progressive JPEG'
    return {
      fault: `is ${what} of ${Math.ceil(pixels / 1_000_000)} megapixels; the limit for these is 16, make it smaller or save it as an ordinary JPEG`,
    }
  }
  return { width, height }
}

/** Returns what is wrong with it, or null. What has the same bytes is not decoded again. */
async function storePhoto(hash: string, name: string, bytes: Buffer) {
  const same = await db().photo.findFirst({ where: { hash }, select: { name: true }, orderBy: { name: 'asc' } })
  if (same) {
    await db().$executeRaw`
      INSERT INTO photos (hash, name, bytes, is_stripped)
      SELECT hash, ${name}, bytes, is_stripped FROM photos WHERE hash = ${hash} AND name = ${same.name}
      ON CONFLICT DO NOTHING`
    return null
  }
  const stripped = await stripPhoto(bytes).catch((error: unknown) => (isTimeout(error) ? tooMuch : damaged))
  if (typeof stripped === 'string') return stripped
  await insertPhoto(hash, name, stripped)
  return null
}

/** The part of a stored photograph that a page shows, as one of its own. `part`: 0 for the left or top end, 1 for the other. */
export async function cropPhoto(address: string, use: PictureUse, part: number) {
  const stored = await findStored(address)
  if (!stored) throw new ContentError('This photograph is not here any more. Please send it again.')
  const { width = 0, height = 0 } = await sharp(stored.bytes).metadata()
  const area = cropArea({ width, height }, use, part)
  if (!area) return address
  const bytes = await sharp(stored.bytes).extract(area).keepIccProfile().jpeg({ quality: 90 }).toBuffer()
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  await insertPhoto(hash, stored.name, bytes)
  return photoPath({ hash, name: stored.name })
}

async function findStored(address: string) {
  const [, hash = '', name = ''] = /^\/photos\/([0-9a-f]{16})\/(.+)$/.exec(address) ?? []
  return db().photo.findFirst({ where: { hash, name: decodeURIComponent(name) }, select: { name: true, bytes: true } })
}

/** Without Prisma, whose copies of many photographs add up to hundreds of megabytes. */
async function insertPhoto(hash: string, name: string, bytes: Uint8Array) {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    // Another instance may have stored it meanwhile.
    await client.query(
      'INSERT INTO photos (hash, name, bytes, is_stripped) VALUES ($1, $2, $3, true) ON CONFLICT DO NOTHING',
      [hash, name, bytes],
    )
  } finally {
    await client.end()
  }
}

const isShown = Prisma.sql`EXISTS (
  SELECT FROM (
    SELECT image_url FROM itineraries UNION ALL SELECT image_url FROM team_members
    UNION ALL SELECT image_url FROM fleet_vehicles UNION ALL SELECT image_url FROM volunteers
    UNION ALL SELECT image_url FROM itinerary_pictures UNION ALL SELECT image_url FROM page_pictures
    UNION ALL SELECT image_url FROM lodge_pictures) AS shown
  WHERE image_url LIKE '/photos/' || hash || '/%')`

/** Those shown last: of the same name there may be others, for the undo. */
export async function storedPhotos(tx: Db): Promise<Photo[]> {
  const rows = await tx.$queryRaw<{ name: string; hash: string }[]>`
    SELECT name, hash FROM photos ORDER BY ${isShown}, added_at`
  return rows.map((row) => ({ ...row, file: null, width: 0, height: 0, fault: null }))
}

/** Another import may have deleted a photograph that no page showed yet. */
export async function expectStored(tx: Db, photos: Photo[], shown: string[]) {
  for (const photo of photos.filter((one) => one.fault === null && shown.includes(photoPath(one)))) {
    const { hash, name } = photo
    if ((await tx.photo.count({ where: { hash, name } })) === 0) throw beingChanged(name)
  }
}

/** But those of an import that goes on elsewhere, or whose workbook is being corrected. */
export async function dropUnusedPhotos(tx: Db) {
  await tx.$executeRaw`
    DELETE FROM photos WHERE NOT ${isShown} AND added_at < now() - interval '1 day'
      AND NOT EXISTS (SELECT FROM content_drafts WHERE cells::text LIKE '%/photos/' || hash || '/%')
      AND NOT EXISTS (SELECT FROM publications WHERE changes::text LIKE '%/photos/' || hash || '/%')`
}
