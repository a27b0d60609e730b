import fs from 'node:fs'
import { beast } from './lib/beast.mjs'
import * as big from './lib/fauna-big.mjs'
import { path, place } from './lib/geom.mjs'
import { rasterise } from './lib/raster.mjs'
import { makeStage } from './lib/stage.mjs'

const mods = [big]
for (const f of ['fauna-plains', 'fauna-birds'])
  try {
    mods.push(await import(`./lib/${f}.mjs`))
  } catch (e) {
    if (!/Cannot find/.test(e.message)) throw e
  }
const s = makeStage({ name: 'sheet', time: 'dusk', width: 1600, height: 1000 })
let o = `<rect width="1600" height="1000" fill="#f2b765"/>`,
  i = 0
const show = (spec) => {
  const x = 200 + (i % 4) * 395,
    y = 290 + Math.floor(i / 4) * 300
  o +=
    `<path d="M${x - 170} ${y}h340" stroke="#a55" fill="none"/>` +
    place(
      beast(s, spec, { light: s.p.light, fill: '#2a1530', marks: '#ffc46b' }),
      x,
      y,
      Number(process.argv[3] ?? 1.9) * (spec.k ?? 1),
    )
  i++
}
for (const m of mods)
  for (const [k, f] of Object.entries(m))
    if (typeof f === 'function' && (!process.argv[4] || process.argv[4].split(',').includes(k))) {
      show(f({}))
      if (k === 'elephant') show(f({ trunk: 'forward', stride: 0.8 }))
    }
fs.writeFileSync(
  process.argv[2],
  await rasterise(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="1600" height="1000"><defs>${s.defs()}</defs>${o}</svg>`,
    { name: 's', width: 1600, height: 1000, format: 'png' },
  ),
)
