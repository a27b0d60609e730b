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
