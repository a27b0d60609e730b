import 'server-only'
import sharp from 'sharp'

/** More than a screen shows. */
const largestSide = 3000

/** A JPEG for the public: upright, in sRGB, without metadata, which may name the owner and the place. */
export function stripPhoto(bytes: Uint8Array) {
  return sharp(bytes, { sequentialRead: true })
    .autoOrient()
    .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .jpeg({ quality: 88 })
    .toBuffer()
}
