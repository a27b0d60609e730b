import 'server-only'
import { createHash } from 'node:crypto'
import { opendir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { Prisma } from '../../prisma/generated/client'
import { usablePicture } from '../content/usable-picture'
import type { Db } from '../platform/db'
import { type FoundFile, findFile, readFileUpTo } from './files'
import { WorkbookError } from './read'
import type { CellContext, PictureUse } from './sheet'
import { stripPhoto } from './strip-photo'

export type Photo = {
  name: string
  /** Empty if the file is too large to be read. */
  hash: string
  /** Null if it is in the database only. */
  file: FoundFile | null
  width: number
  height: number
  fault: string | null
}

const largest = 2_000_000
// To decode a progressive one takes up to six bytes a pixel.
const mostPixels = 16_000_000
const mostFiles = 1000
const names = /^[A-Za-z0-9][A-Za-z0-9 ._-]{0,100}\.jpe?g$/

// Pixels, as in docs/content.md.
const smallest: Record<PictureUse, [width: number, height: number]> = {
  trip: [1920, 1080],
  person: [900, 900],
  vehicle: [1280, 800],
  programme: [1920, 1080],
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

/** One file at a time, and none again that is as it was in `earlier`. Throws WorkbookError. */
export async function photosIn(folder: string, earlier: Photo[] = []): Promise<Photo[]> {
  const files = await listPhotoFiles(folder)
  if (files.length > mostFiles)
    throw new WorkbookError(`The folder photos has more than ${mostFiles} files. Leave those that the workbook names.`)
  const known = new Map(earlier.map((photo) => [photo.name, photo]))
  const photos: Photo[] = []
  for (const file of files) {
    const name = path.basename(file.path)
    const before = known.get(name)
    photos.push(before?.file?.stamp === file.stamp ? before : await readPhoto(name, file))
  }
  return photos
}

async function readPhoto(name: string, file: FoundFile): Promise<Photo> {
  const bytes = await readFileUpTo(file, largest)
  if (!bytes) {
    const fault = `has ${(file.size / 1_000_000).toFixed(1)} MB, of which 2 may be there`
    return { name, hash: '', file, width: 0, height: 0, fault }
  }
  return { name, hash: hashOf(bytes), file, ...(await inspectPicture(name, bytes)) }
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

async function inspectPicture(name: string, bytes: Buffer) {
  const unfit = (fault: string) => ({ fault, width: 0, height: 0 })
  const data = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (data?.format !== 'jpeg') return unfit('is no JPEG photograph')
  if (!names.test(name))
    return unfit('has a name with other signs than letters, digits, - and _, or another ending than .jpg')
  if (data.width * data.height > mostPixels)
    return unfit(`has ${data.width} x ${data.height} pixels; it may have 16 million`)
  // Reads all of the file, to detect truncated ones, but keeps few pixels of it.
  const isWhole = await sharp(bytes, { limitInputPixels: mostPixels, sequentialRead: true })
    .resize(64)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
  if (!isWhole) return unfit('is damaged')
  const isTurned = (data.orientation ?? 1) > 4
  return { fault: null, width: isTurned ? data.height : data.width, height: isTurned ? data.width : data.height }
}

const isShown = Prisma.sql`EXISTS (
  SELECT FROM (
    SELECT image_url FROM itineraries UNION ALL SELECT image_url FROM team_members
    UNION ALL SELECT image_url FROM fleet_vehicles UNION ALL SELECT image_url FROM volunteers) AS shown
  WHERE image_url LIKE '/photos/' || hash || '/%')`

/** Those shown last: of the same name there may be others, for the undo. */
export async function storedPhotos(tx: Db): Promise<Photo[]> {
  const rows = await tx.$queryRaw<{ name: string; hash: string }[]>`
    SELECT name, hash FROM photos ORDER BY ${isShown}, added_at`
  return rows.map((row) => ({ ...row, file: null, width: 0, height: 0, fault: null }))
}

/** Contains the hash, so it is cached for ever. */
export const photoPath = ({ hash, name }: Pick<Photo, 'hash' | 'name'>) => `/photos/${hash}/${encodeURIComponent(name)}`

/** Of photographs with the same name the last counts. */
export function pictureContext(photos: Photo[]): Pick<CellContext, 'photos' | 'pictureFault'> {
  const byName = new Map(photos.map((photo) => [photo.name, photo]))
  return {
    photos: new Map(photos.map((photo) => [photo.name, photoPath(photo)])),
    pictureFault: (picture, use) => {
      if (/^(?:\/|https:)/.test(picture))
        return usablePicture(picture) ? null : `there is no picture ${picture}, or its host is not named in IMAGE_HOSTS`
      const photo = byName.get(picture)
      if (!photo) return `there is no photograph "${picture}" in the folder photos`
      if (photo.fault) return `the photograph "${picture}" ${photo.fault}`
      const [width, height] = smallest[use]
      const isSmall = photo.file !== null && (photo.width < width || photo.height < height)
      return isSmall
        ? `the photograph "${picture}" has ${photo.width} x ${photo.height} pixels; it needs ${width} x ${height}`
        : null
    },
  }
}

/** Under the hash of the file. Reads them again, so that their bytes need not stay in memory. */
export async function storePhotos(tx: Db, photos: Photo[], shown: string[]) {
  for (const photo of photos.filter((one) => shown.includes(photoPath(one)))) {
    const { hash, name, file } = photo
    if (!file || (await tx.photo.count({ where: { hash, name } })) > 0) continue
    const bytes = await readFileUpTo(file, largest)
    if (!bytes || hashOf(bytes) !== hash)
      throw new WorkbookError(`The photograph "${name}" is being changed. Try again when it is complete.`, true)
    const stripped = new Uint8Array(await stripPhoto(bytes))
    await tx.photo.create({ data: { hash, name, bytes: stripped, isStripped: true } })
  }
}

export async function dropUnusedPhotos(tx: Db) {
  await tx.$executeRaw`
    DELETE FROM photos WHERE NOT ${isShown} AND NOT EXISTS (SELECT FROM content_states WHERE before::text LIKE '%/photos/' || hash || '/%')`
}
