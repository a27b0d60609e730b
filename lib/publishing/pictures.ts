// What a cell may name: photographs of the folder and of the database, by their names.
import 'server-only'
import { usablePicture } from '../content/usable-picture'
import type { FoundFile } from './files'
import type { CellContext, PictureUse } from './sheet'

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

type Size = { width: number; height: number }

/** Why it is too small for this use, or null. */
export function smallnessFault({ name, width, height }: Pick<Photo, 'name'> & Size, use: PictureUse) {
  const [leastWidth, leastHeight] = smallest[use]
  return width < leastWidth || height < leastHeight
    ? `${name} is ${width} x ${height} pixels; it needs at least ${leastWidth} x ${leastHeight}`
    : null
}

/** Width by height of the frame that pages show it in; null for those that are shown whole. */
export function frameOf(use: PictureUse) {
  const [width, height] = smallest[use]
  return use === 'gallery' ? null : width / height
}

/** Of the largest part in the shape of the frame, in pixels; null where that is all of it. */
export function cropArea({ width, height }: Size, use: PictureUse, part: number) {
  const frame = frameOf(use)
  const excess = frame === null ? 0 : Math.abs(width / height / frame - 1)
  if (frame === null || excess < 0.01) return null
  const cut = {
    width: Math.min(width, Math.round(height * frame)),
    height: Math.min(height, Math.round(width / frame)),
  }
  return { ...cut, left: Math.round((width - cut.width) * part), top: Math.round((height - cut.height) * part) }
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
      return photo.file && smallnessFault(photo, use)
    },
  }
}
