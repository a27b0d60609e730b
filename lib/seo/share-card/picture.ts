import { stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { pictures } from '../../content/pictures'
import { placeholderImage } from '../../design/placeholder-image'
import { findPhoto } from '../../itineraries/queries'

const publicFolder = path.join(/* turbopackIgnore: true */ process.cwd(), 'public')

// Normalized from the root, so that the path cannot leave the folder.
const findFile = (picture: string) => path.join(publicFolder, path.posix.normalize(pictures[picture]?.wide ?? picture))

const isFile = (file: string) =>
  stat(file).then(
    (entry) => entry.isFile(),
    () => false,
  )

function photoAt(picture: string) {
  const [, hash, name] = /^\/photos\/([0-9a-f]+)\/([^/]+)$/.exec(picture) ?? []
  return hash && name ? findPhoto(hash, decodeURIComponent(name)) : null
}

/** Crops around the subject. The placeholder replaces a missing file; throws if it is no picture. */
export async function cropPicture(wanted: string, width: number, height: number) {
  const photo = await photoAt(wanted)
  const picture = photo || (await isFile(findFile(wanted))) ? wanted : placeholderImage
  const image = sharp(photo ?? findFile(picture))
  const source = await image.metadata()
  const scale = Math.max(width / source.width, height / source.height)
  const [drawnWidth, drawnHeight] = [Math.ceil(source.width * scale), Math.ceil(source.height * scale)]
  const focus = (pictures[picture]?.focus ?? 50) / 100
  return image
    .resize(drawnWidth, drawnHeight)
    .extract({
      left: Math.round((drawnWidth - width) * focus),
      top: drawnHeight - height,
      width,
      height,
    })
    .toBuffer()
}
