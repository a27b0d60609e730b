import 'server-only'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from '@vercel/og'
import sharp from 'sharp'
import { pictures, widePicture } from '../../content/pictures'
import { placeholderImage } from '../../design/placeholder-image'
import { findPhoto } from '../../itineraries/queries'
import { cardSize, type ShareCard } from './card'
import { pictureHeight, Words } from './texts'

const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/design/fonts')

const fonts = Promise.all(
  [
    { name: 'Bricolage', file: 'bricolage-latin.ttf', weight: 800 as const },
    { name: 'Bricolage Extended', file: 'bricolage-latin-ext.ttf', weight: 800 as const },
    { name: 'Literata', file: 'literata-latin.ttf', weight: 400 as const },
    { name: 'Literata Extended', file: 'literata-latin-ext.ttf', weight: 400 as const },
  ].map(async ({ name, file, weight }) => ({
    name,
    weight,
    style: 'normal' as const,
    data: await readFile(/* turbopackIgnore: true */ path.join(/* turbopackIgnore: true */ folder, file)),
  })),
)

/** 1200 x 630. Throws if a font or picture fails. */
export async function drawCard(card: ShareCard) {
  const { width, height } = cardSize
  const texts = new ImageResponse(<Words card={card} />, { width, height, fonts: await fonts })
  const [picture, surface] = await Promise.all([cropPicture(card.picture, width, pictureHeight), texts.arrayBuffer()])
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([{ input: picture, left: 0, top: 0 }, { input: Buffer.from(surface) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

const publicFolder = path.join(/* turbopackIgnore: true */ process.cwd(), 'public')

// Normalized from the root, so that the path cannot leave the folder.
const findFile = (picture: string) => path.join(publicFolder, path.posix.normalize(widePicture(picture)))

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
async function cropPicture(wanted: string, width: number, height: number) {
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
