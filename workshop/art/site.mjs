// npm run art [-- --force --only NAME --part plain|wide]: renders every picture the site uses into public/images; files that exist are kept.
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readArguments } from '../../scripts/lib/arguments'
import { OperatorError, print } from '../../scripts/lib/report'
import { run } from '../../scripts/lib/run'
import { drawScene, sceneNames } from './compose.mjs'
import { rasterise } from './lib/raster.mjs'

const usage = 'npm --prefix workshop run art -- [--force] [--only NAME] [--part plain|wide] [--out FOLDER]'
const options = {
  force: { type: 'boolean', default: false },
  only: { type: 'string' },
  part: { type: 'string' },
  out: { type: 'string', default: fileURLToPath(new URL('../../public/images', import.meta.url)) },
}
const folders = {
  hero: 'heroes',
  dest: 'destinations',
  trip: 'trips',
  page: 'pages',
  species: 'species',
  vehicle: 'vehicles',
  portrait: 'portraits',
}
const kb = 1024

// One entry per file: which scene, which window on it, how large, and the most it may weigh.
function filesFor(name) {
  const [kind, rest] = [name.slice(0, name.indexOf('-')), name.slice(name.indexOf('-') + 1)]
  if (kind === 'placeholder')
    return [
      { file: 'placeholder-safari.jpg', width: 1600, limit: 88 * kb },
      { file: 'placeholder-safari-wide.jpg', stage: 'wide', width: 2300, limit: 116 * kb },
    ]
  const base = `${folders[kind]}/${rest}`
  if (kind === 'species' || kind === 'vehicle') return [{ file: `${base}.jpg`, width: 1200, limit: 45 * kb }]
  if (kind === 'portrait') return [{ file: `${base}.jpg`, width: 900, limit: 45 * kb }]
  return [
    { file: `${base}.jpg`, width: 1600, limit: 88 * kb },
    ...(kind === 'dest' ? [{ file: `${base}-tall.jpg`, crop: 'poster', width: 1000, limit: 88 * kb }] : []),
    { file: `${base}-wide.jpg`, stage: 'wide', width: 2300, limit: 116 * kb },
  ]
}

const missing = (file) =>
  stat(file).then(
    () => false,
    () => true,
  )
const matches = (pattern, name) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern)

await run(async () => {
  const { values: o } = readArguments({ options }, usage)
  const patterns = o.only?.split(',') ?? ['*']
  const all = await sceneNames()
  for (const pattern of patterns)
    if (!all.some((name) => matches(pattern, name))) throw new OperatorError(`There is no picture "${pattern}".`)
  const wanted = all.filter((name) => patterns.some((pattern) => matches(pattern, name)))
  const jobs = wanted.flatMap((name) => filesFor(name).map((job) => ({ name, ...job })))
  // plain pictures first: the pages need those before the wide ones
  jobs.sort((a, b) => (a.stage ? 1 : 0) - (b.stage ? 1 : 0))
  let total = 0
  for (const { name, file, stage, crop, width, limit } of jobs) {
    if (o.part && (o.part === 'wide') !== (stage === 'wide')) continue
    const target = `${o.out}/${file}`
    if (!o.force && !(await missing(target))) continue
    const drawing = await drawScene(name, { crop, stage })
    const height = Math.round((width * drawing.height) / drawing.width)
    const data = await rasterise(drawing.svg, { name, width, height, quality: 74, strength: 0.07, limit })
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, data)
    total += data.length
    print(`${file} ${width} x ${height} ${Math.round(data.length / kb)} kB`)
  }
  print(`${Math.round(total / kb)} kB written`)
})
