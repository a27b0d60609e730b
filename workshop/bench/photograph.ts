// A trip with a photograph as its hero: our own pictures are drawn, and weigh a third of one. This one is computed and
// shows nothing: random colours at every scale, in the proportions of a photograph of grass and trees.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import sharp from 'sharp'
import { get } from './page-bytes'
import { atMost, type Row } from './rows'

export const photographedTrip = '/itineraries/12'

const address = '/photos/0123456789abcdef/computed-noise.jpg'
const width = 2400
const height = 1600

/** What a phone may load for it, in KiB as AVIF: the 828 px of `phoneHeroSizes`. */
const budget = 28

/** Gives the trip its photograph, until the returned function is called. */
export async function addPhotograph(site: string, databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const [, , hash, name] = address.split('/')
  const id = photographedTrip.split('/')[2]
  await client.query(
    'INSERT INTO photos (hash, name, bytes, is_stripped) VALUES ($1, $2, $3, true) ON CONFLICT (hash, name) DO UPDATE SET bytes = $3',
    [hash, name, await makePhotograph()],
  )
  const { rows } = await client.query('SELECT image_url FROM itineraries WHERE id = $1', [id])
  const show = (picture: string) => client.query('UPDATE itineraries SET image_url = $2 WHERE id = $1', [id, picture])
  await show(address)
  while (!(await (await fetch(site + photographedTrip)).text()).includes('computed-noise')) await sleep(500)
  return async () => {
    await show(rows[0].image_url)
    await client.end()
  }
}

/** The bytes of the sizes that phones and computers choose. */
export async function measurePhotograph(site: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const size of [828, 1080, 1440, 1920]) {
    const url = new URL(`/_next/image?url=${encodeURIComponent(address)}&w=${size}&q=60`, site)
    const value = Math.round((await get(url, 'identity', 'image/avif')).length / 1024)
    rows.push({
      group: 'A photograph as hero, KiB',
      name: `${size} px wide`,
      value,
      ...(size === 828 && { goal: atMost(budget) }),
    })
  }
  return rows
}

async function makePhotograph() {
  const random = seededRandom(1)
  const sum = new Float32Array(width * height * 3).fill(128)
  for (let step = 1024, strength = 45; step >= 1; step /= 2, strength /= 1.15) {
    const layer = await makeLayer(step, random)
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (((layer[at] ?? 0) - 128) * strength) / 128
  }
  const pixels = Buffer.from(Uint8ClampedArray.from(sum).buffer)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** Random colours, one every `step` pixels, and what is between them. */
function makeLayer(step: number, random: () => number) {
  const columns = Math.ceil(width / step) + 1
  const rows = Math.ceil(height / step) + 1
  const colours = Buffer.from(Array.from({ length: columns * rows * 3 }, () => Math.floor(random() * 256)))
  return sharp(colours, { raw: { width: columns, height: rows, channels: 3 } })
    .resize(columns * step, rows * step, { kernel: 'cubic' })
    .extract({ left: 0, top: 0, width, height })
    .raw()
    .toBuffer()
}

/** 0 to 1, the same numbers in every run. */
function seededRandom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
