// node workshop/art/sheet.mjs --dir RENDERED --out sheet.jpg [--match prefix] [--cols 3] [--width 1600]: contact sheet of rendered pictures.
import { readdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'

const { values: o } = parseArgs({
  options: {
    dir: { type: 'string', default: 'out' },
    out: { type: 'string', default: 'sheet.jpg' },
    match: { type: 'string', default: '' },
    cols: { type: 'string', default: '3' },
    width: { type: 'string', default: '1600' },
    quality: { type: 'string', default: '70' },
  },
})
const files = (await readdir(o.dir))
  .filter((f) => o.match.split(',').some((m) => f.startsWith(m)) && /\.(jpg|png|webp|avif)$/.test(f))
  .sort()
const cols = Number(o.cols),
  gap = 10,
  label = 20,
  cell = Math.floor((Number(o.width) - gap * (cols + 1)) / cols)
const meta = await sharp(`${o.dir}/${files[0]}`).metadata()
const h = Math.round((cell * meta.height) / meta.width),
  rows = Math.ceil(files.length / cols)
const tiles = []
for (const [i, f] of files.entries()) {
  const left = gap + (i % cols) * (cell + gap),
    top = gap + Math.floor(i / cols) * (h + label + gap)
  tiles.push({
    input: await sharp(`${o.dir}/${f}`).resize(cell, h, { fit: 'contain', background: '#f4efe4' }).toBuffer(),
    left,
    top,
  })
  tiles.push({
    input: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${cell}" height="${label}"><text x="2" y="15" font-family="DejaVu Sans, sans-serif" font-size="12" fill="#3a2f28">${f.replace(/\.\w+$/, '')}</text></svg>`,
    ),
    left,
    top: top + h,
  })
}
await sharp({
  create: { width: Number(o.width), height: gap + rows * (h + label + gap), channels: 3, background: '#f4efe4' },
})
  .composite(tiles)
  .jpeg({ quality: Number(o.quality), mozjpeg: true })
  .toFile(o.out)
console.log(o.out, files.length)
