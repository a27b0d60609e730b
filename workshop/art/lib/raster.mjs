// SVG to pixels, with a seeded paper grain so that flat inks look printed.
import sharp from 'sharp'
import { makeRng } from './prng.mjs'

const defaults = { jpg: 74, webp: 76, avif: 52, png: 90 }

function grain(name, size, strength) {
  const rng = makeRng('grain/' + name)
  const px = Buffer.alloc(size * size * 4)
  for (let i = 0; i < size * size; i++) {
    const v = rng() + rng() - 1
    px[i * 4] = px[i * 4 + 1] = px[i * 4 + 2] = v > 0 ? 255 : 0
    px[i * 4 + 3] = Math.min(255, Math.abs(v) * strength * 255)
  }
  return sharp(px, { raw: { width: size, height: size, channels: 4 } })
    .blur(0.45)
    .png()
    .toBuffer()
}

// `limit` (bytes, jpg only): the quality steps down until the file fits, never below 46.
export async function rasterise(
  svg,
  { name, width, height, format = 'jpg', quality, strength = 0.085, limit = Infinity },
) {
  const weight = strength * Math.min(1, 0.35 + (0.65 * width) / 1600)
  const base = await sharp(Buffer.from(svg), { density: 96, unlimited: true })
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
  const image = sharp(base).composite([
    { input: await grain(name, Math.min(512, width, height), weight), tile: true, blend: 'over' },
  ])
  let q = quality ?? defaults[format]
  if (format === 'png') return image.png().toBuffer()
  if (format === 'webp') return image.webp({ quality: q, effort: 5 }).toBuffer()
  if (format === 'avif') return image.avif({ quality: q, effort: 4 }).toBuffer()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const encode = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      .jpeg({ quality: q, mozjpeg: true, chromaSubsampling: '4:2:0' })
      .toBuffer()
  let out = await encode()
  while (out.length > limit && q > 46) {
    q -= out.length > limit * 1.25 ? 6 : 2
    out = await encode()
  }
  return out
}
