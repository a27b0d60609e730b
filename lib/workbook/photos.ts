import 'server-only'
import { createHash } from 'node:crypto'
import { opendir } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { Prisma } from '../../prisma/generated/client'
import { usablePicture } from '../content/usable-picture'
import { type Db, db } from '../platform/db'
import { type FoundFile, findFile, readFileInto } from './files'
import { WorkbookError } from './read'
import type { CellContext, PictureUse } from './sheet'
import { mostPixels, stripPhoto } from './strip-photo'

export type Photo = {
  name: string
  /** Empty if the file cannot be used. */
  hash: string
  /** Null if it is in the database only. */
  file: FoundFile | null
  width: number
  height: number
  fault: string | null
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)
const largest = 20_000_000
const mostOnSide = 30_000
// Of those that are decoded as a whole, which takes up to six bytes a pixel.
const mostPixelsAtOnce = 16_000_000
const mostFiles = 1000
export const photoNames = /^[A-Za-z0-9][A-Za-z0-9 ._()-]{0,100}\.(?:jpe?g|png|webp)$/i

// Pixels, as in docs/content.md.
const smallest: Record<PictureUse, [width: number, height: number]> = {
  trip: [1920, 1080],
  person: [900, 900],
  vehicle: [1280, 800],
  programme: [1920, 1080],
  // Portraits too, which the lightbox shows whole.
  gallery: [1080, 1080],
  page: [1920, 1080],
}

/** Up to one more than an import takes. None if there is no such folder. */
export async function listPhotoFiles(folder: string) {
  const found: string[] = []
  const entries = await opendir(folder).catch(() => [])
  for await (const entry of entries) {
    if (entry.isFile() && !/^[.~]|^thumbs\.db$/i.test(entry.name)) found.push(entry.name)
    if (found.length > mostFiles) break
  }
  const files = await Promise.all(found.sort().map((name) => findFile(path.join(folder, name))))
  return files.filter((file) => file !== null)
}

type Reading = { earlier?: Photo[]; isNamed?: (name: string) => boolean }

/**
 * Those that the workbook names: one file at a time, and none again that is as it was in `earlier`. What is sound and
 * new is stored at once, because to decode many takes longer than the transaction of an import may. Throws
 * WorkbookError.
 */
export async function photosIn(folder: string, { earlier = [], isNamed = () => true }: Reading = {}): Promise<Photo[]> {
  const files = await listPhotoFiles(folder)
  if (files.length > mostFiles)
    throw new WorkbookError(`The folder photos has more than ${mostFiles} files. Leave those that the workbook names.`)
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
    photos.push(isAsItWas ? before : await readPhoto(name, file, room))
  }
  return photos
}

async function readPhoto(name: string, file: FoundFile, room: Buffer): Promise<Photo> {
  const unfit = (fault: string): Photo => ({ name, hash: '', file, width: 0, height: 0, fault })
  if (file.size > largest) return unfit(`is ${megabytes(file.size)} MB; the limit is 20 MB`)
  const bytes = await readFileInto(file, room)
  if (!bytes) throw beingChanged(name)
  const size = await sizeOf(name, bytes)
  if ('fault' in size) return unfit(size.fault)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const isSound = await storePhoto(hash, name, bytes)
  return isSound ? { name, hash, file, ...size, fault: null } : unfit(damaged)
}

const beingChanged = (name: string) =>
  new WorkbookError(`The photograph "${name}" is being changed. Try again when it is complete.`, true)

const damaged = 'is damaged or not complete; copy it into the folder again'

/** By its first bytes: libvips would read much else. */
function kindOf(bytes: Buffer) {
  const [start, brand] = [bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)]
  if (start.startsWith('\xff\xd8\xff')) return 'JPEG'
  if (start === '\x89PNG') return 'PNG'
  if (start === 'RIFF' && brand === 'WEBP') return 'WebP'
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return null
  if (/^avi[fs]$/.test(brand)) return 'AVIF'
  return /^(?:he[a-z]{2}|mif1|msf1)$/.test(brand) ? 'HEIC' : null
}

// libheif without HEVC, and several hundred megabytes of memory for AVIF.
const unread = {
  HEIC: 'is a HEIC photograph, which the site cannot read; on the iPhone choose Settings, Camera, Formats, Most Compatible for new photographs, and share this one as JPEG',
  AVIF: 'is an AVIF picture, which the site does not take; save it as JPEG',
}

/** Upright. */
async function sizeOf(name: string, bytes: Buffer): Promise<{ fault: string } | { width: number; height: number }> {
  const kind = kindOf(bytes)
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

/** False if it is damaged. What has the same bytes is not decoded again. */
async function storePhoto(hash: string, name: string, bytes: Buffer) {
  const same = await db().photo.findFirst({ where: { hash }, select: { name: true }, orderBy: { name: 'asc' } })
  if (same) {
    await db().$executeRaw`
      INSERT INTO photos (hash, name, bytes, is_stripped)
      SELECT hash, ${name}, bytes, is_stripped FROM photos WHERE hash = ${hash} AND name = ${same.name}
      ON CONFLICT DO NOTHING`
    return true
  }
  const stripped = await stripPhoto(bytes).catch(() => null)
  if (!stripped) return false
  await insertPhoto(hash, name, stripped)
  return true
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

/** Contains the hash, so it is cached for ever. */
export const photoPath = ({ hash, name }: Pick<Photo, 'hash' | 'name'>) =>
  `/photos/${hash}/${encodeURIComponent(name).replaceAll('(', '%28').replaceAll(')', '%29')}`

/** Of photographs with the same name the last counts. The case of letters only where names differ in nothing else. */
export function pictureContext(photos: Photo[]): Pick<CellContext, 'photos' | 'pictureFault'> {
  const byName = new Map([
    ...photos.map((photo) => [photo.name.toLowerCase(), photo] as const),
    ...photos.map((photo) => [photo.name, photo] as const),
  ])
  return {
    photos: new Map([...byName].map(([name, photo]) => [name, photoPath(photo)])),
    pictureFault: (picture, use) => {
      if (/^(?:\/|https:)/.test(picture))
        return usablePicture(picture) ? null : `there is no picture ${picture}, or its host is not named in IMAGE_HOSTS`
      const photo = byName.get(picture) ?? byName.get(picture.toLowerCase())
      if (!photo) return `there is no photograph "${picture}" in the folder photos`
      if (photo.fault) return `${photo.name} ${photo.fault}`
      const [width, height] = smallest[use]
      const isSmall = photo.file !== null && (photo.width < width || photo.height < height)
      return isSmall
        ? `${photo.name} is ${photo.width} x ${photo.height} pixels; it needs at least ${width} x ${height}`
        : null
    },
  }
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
      AND NOT EXISTS (SELECT FROM content_states WHERE before::text LIKE '%/photos/' || hash || '/%')`
}
