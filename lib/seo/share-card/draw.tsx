import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from '@vercel/og'
import sharp from 'sharp'
import { cardSize, type ShareCard } from './card'
import { cropPicture } from './picture'
import { pictureHeight, Words } from './texts'

const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/seo/share-card/fonts')

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
  const words = new ImageResponse(<Words card={card} />, { width, height, fonts: await fonts })
  const [picture, surface] = await Promise.all([cropPicture(card.picture, width, pictureHeight), words.arrayBuffer()])
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([{ input: picture, left: 0, top: 0 }, { input: Buffer.from(surface) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}
