import 'server-only'
import sharp from 'sharp'

/** Pixels: the width of an upright photograph (3:4) is then that of the largest picture of a page. */
const longestSide = 2560
// Of a panorama, which is cropped to the height of its frame.
const [leastSide, longestOfPanorama] = [1080, 5120]

/** More is neither a photograph nor safe to decode. */
export const mostPixels = 120_000_000

// A photograph of that size takes a few of them.
const mostSeconds = 60

// Without them the profile belongs to other channels than those of the JPEG.
const colourSpaces = ['srgb', 'rgb16']

/** Whether it took longer than that. */
export const isTimeout = (error: unknown) => error instanceof Error && /\btimeout: \d+%/.test(error.message)

/**
 * A JPEG for the public: upright, in its own colour profile, without other metadata, which may name the owner and the
 * place. Keeps few rows in memory, unless the file has its rows in several passes. Throws if the file is damaged.
 */
export async function stripPhoto(bytes: Uint8Array): Promise<Uint8Array> {
  // As in the site itself: no photograph is asked for twice.
  sharp.cache(false)
  const { width, height, space } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata()
  const scale = Math.max(longestSide / Math.max(width, height), leastSide / Math.min(width, height))
  const side = Math.min(Math.round(Math.max(width, height) * scale), longestOfPanorama)
  const decode = (failOn: 'warning' | 'error') => {
    const image = sharp(bytes, { sequentialRead: true, limitInputPixels: mostPixels, failOn })
      .timeout({ seconds: mostSeconds })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
    const coloured = colourSpaces.includes(space) ? image.keepIccProfile() : image
    // To optimise the coding would hold all of the picture a second time.
    return coloured.jpeg({ quality: 88, optimiseCoding: false }).toBuffer()
  }
  return decode('warning').catch((error: unknown) => {
    // Some telephones write a header that libjpeg warns of; the picture is whole.
    if (/Invalid SOS parameters/.test(String(error))) return decode('error')
    throw error
  })
}
