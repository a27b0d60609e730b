import 'server-only'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { Prisma } from '../../prisma/generated/client'
import { usablePicture } from '../content/usable-picture'
import type { Db } from '../platform/db'
import type { CellContext, PictureUse } from './sheet'

export type Photo = {
  name: string
  hash: string
  bytes: Buffer | null
  width: number
  height: number
  fault: string | null
}

const largest = 2_000_000
const names = /^[A-Za-z0-9][A-Za-z0-9 ._-]{0,100}\.jpe?g$/

// Pixels, as in docs/content.md.
const smallest: Record<PictureUse, [width: number, height: number]> = {
  trip: [1920, 1080],
  person: [900, 900],
  vehicle: [1280, 800],
  programme: [1920, 1080],
}

/** None if there is no such folder. */
export async function photosIn(folder: string): Promise<Photo[]> {
  const files = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const found = files.filter((file) => file.isFile() && !/^[.~]|^thumbs\.db$/i.test(file.name))
  return Promise.all(found.map(({ name }) => findPhoto(name, path.join(folder, name))))
}

async function findPhoto(name: string, file: string): Promise<Photo> {
  const bytes = await readFile(file)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const { fault, width, height } = await inspectPicture(name, bytes)
  return { name, hash, bytes, width, height, fault }
}

async function inspectPicture(name: string, bytes: Buffer) {
  const unfit = (fault: string) => ({ fault, width: 0, height: 0 })
  if (bytes.length > largest) return unfit(`has ${(bytes.length / 1_000_000).toFixed(1)} MB, of which 2 may be there`)
  const data = await sharp(bytes, { limitInputPixels: 100_000_000 })
    .metadata()
    .catch(() => null)
  if (data?.format !== 'jpeg') return unfit('is no JPEG photograph')
  if (!names.test(name))
    return unfit('has a name with other signs than letters, digits, - and _, or another ending than .jpg')
  // Decodes all pixels, to detect truncated files.
  const isWhole = await sharp(bytes)
    .stats()
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
  return rows.map((row) => ({ ...row, bytes: null, width: 0, height: 0, fault: null }))
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
      const isSmall = photo.bytes !== null && (photo.width < width || photo.height < height)
      return isSmall
        ? `the photograph "${picture}" has ${photo.width} x ${photo.height} pixels; it needs ${width} x ${height}`
        : null
    },
  }
}

export async function storePhotos(tx: Db, photos: Photo[], shown: string[]) {
  for (const photo of photos.filter((one) => one.bytes && shown.includes(photoPath(one)))) {
    const { hash, name, bytes } = photo
    if (bytes) await tx.photo.createMany({ data: { hash, name, bytes: new Uint8Array(bytes) }, skipDuplicates: true })
  }
}

export async function dropUnusedPhotos(tx: Db) {
  await tx.$executeRaw`
    DELETE FROM photos WHERE NOT ${isShown} AND NOT EXISTS (SELECT FROM content_states WHERE before::text LIKE '%/photos/' || hash || '/%')`
}
