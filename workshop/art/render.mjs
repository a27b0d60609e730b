// node workshop/art/render.mjs --out DIR [--only NAME] [--width 1600] [--format jpg|avif|webp|png|svg] [--time dusk] [--crop focus] [--stage wide] [--scrim left|top] [--quality 74]
import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { drawScene, sceneNames } from './compose.mjs'
import { rasterise } from './lib/raster.mjs'

const { values: o } = parseArgs({
  options: {
    out: { type: 'string', default: 'out' },
    only: { type: 'string' },
    width: { type: 'string' },
    format: { type: 'string', default: 'jpg' },
    time: { type: 'string' },
    crop: { type: 'string' },
    stage: { type: 'string' },
    scrim: { type: 'string' },
    quality: { type: 'string' },
  },
})
await mkdir(o.out, { recursive: true })
const wanted = o.only ? o.only.split(',') : null
const match = (name) => !wanted || wanted.some((w) => (w.endsWith('*') ? name.startsWith(w.slice(0, -1)) : w === name))
const size = Number(o.width ?? (o.stage === 'wide' ? 2300 : 1600))
for (const name of (await sceneNames()).filter(match)) {
  const { svg, width, height } = await drawScene(name, { time: o.time, crop: o.crop, scrim: o.scrim, stage: o.stage })
  const suffix =
    (o.stage ? '-' + o.stage : '') +
    (o.time ? '-' + o.time : '') +
    (o.crop ? '-' + o.crop : '') +
    (o.scrim ? '-scrim' : '')
  const file = `${o.out}/${name}${suffix}.${o.format}`
  const data =
    o.format === 'svg'
      ? svg
      : await rasterise(svg, {
          name,
          width: size,
          height: Math.round((size * height) / width),
          format: o.format,
          quality: o.quality && Number(o.quality),
        })
  await writeFile(file, data)
  console.log(file, Math.round(data.length / 1024) + ' kB')
}
