// The same requests on databases of different sizes.
import { randomUUID } from 'node:crypto'
import { prepareDatabase } from '../../scripts/lib/prepare-database'
import { print } from '../../scripts/lib/report'
import { freshDatabase, growTo } from './growth-data'
import { get } from './page-bytes'
import { atMost, median, type Row } from './rows'
import { startSite } from './site'

const sizes = [
  { itineraries: 20, reviews: 0 },
  { itineraries: 200, reviews: 10_000 },
  { itineraries: 2000, reviews: 100_000 },
]
const itinerary = '/itineraries/6'
const times = 15
const searches = [
  ...['gorilla', 'kilimanjaro', 'safari', 'elephants kilimanjaro view', 'family safari with kids in july'],
  ...['gorrilla trekking', 'serengetti zanzibar honymoon', 'masia mara', 'christmas', 'kenya under 2000 dollars'],
  ...['big five', 'whale sharks', '10 days or less', 'penguin', 'where can i see rhinos in february'],
]

/** Rows of times in ms at each size, and how many times longer the largest takes than the smallest. */
export async function measureGrowth(url: string, port: number, isQuick: boolean): Promise<Row[]> {
  const database = await freshDatabase(url, 'tembo_growth')
  await prepareDatabase(database)
  const rows: Row[] = []
  const firsts = new Map<string, number>()
  for (const { itineraries, reviews } of isQuick ? sizes.slice(0, 2) : sizes) {
    const name = `${itineraries.toLocaleString('en')} trips, ${reviews.toLocaleString('en')} reviews`
    print(`Growth: ${name}`)
    await growTo(database, itineraries, reviews)
    const started = performance.now()
    const site = await startSite(port, { DATABASE_URL: database })
    rows.push({ group: 'Start, s', name, value: Math.round((performance.now() - started) / 100) / 10 })
    for (const { group, value, isLimited } of await measure(site.url, itineraries)) {
      rows.push({ group: `${group}, ms`, name, value: Math.round(value * 100) / 100 })
      const first = firsts.get(group) ?? value
      firsts.set(group, first)
      if (first !== value && isLimited) {
        const grown = Math.round((value / first) * 100) / 100
        rows.push({
          group: 'Times what 20 trips without reviews take',
          name: `${group}: ${name}`,
          value: grown,
          goal: atMost(2),
        })
      }
    }
    rows.push({ group: 'List page, KiB', name, value: await kibOf(site.url, '/itineraries') })
    await site.stop()
  }
  return rows
}

async function measure(site: string, itineraries: number) {
  const read = (path: string) => () => get(new URL(path, site), 'br, gzip')
  // Never the same twice, so that no kept answer is measured.
  const search = (path: string) => () => get(new URL(`${path}&number=${randomUUID()}`, site), 'br, gzip')
  const review = () => send(site)
  const readAfterReview = async () => {
    await send(site)
    return time(read(itinerary))
  }
  return [
    { group: 'Trip page', value: await typical(read(itinerary)), isLimited: true },
    { group: 'Trip page, rendered again after a review', value: await typicalOf(readAfterReview), isLimited: false },
    { group: 'List page', value: await typical(read('/itineraries')), isLimited: false },
    { group: 'Search page', value: await typical(search('/itineraries?query=elephant')), isLimited: true },
    {
      group: 'Search by REST, 12 at most',
      value: await typical(search('/api/itineraries?query=kilimanjaro&limit=12')),
      isLimited: true,
    },
    // Sorted, because the usual order is kept. It grows with what it holds, but not faster.
    {
      group: 'Whole list by REST, for each trip',
      value: (await typical(search('/api/itineraries?sort=length'))) / itineraries,
      isLimited: true,
    },
    { group: 'Search by REST, 95th percentile of all kinds', value: await slowest(search), isLimited: false },
    {
      group: 'Facets page',
      value: await typical(search('/itineraries?month=july&animal=elephants&length=7-9')),
      isLimited: false,
    },
    { group: 'Review stored by REST', value: await typical(review), isLimited: true },
    {
      group: 'Sitemap',
      value: await typical(() => get(new URL('/sitemap.xml', site), 'br, gzip').catch(() => null)),
      isLimited: false,
    },
  ]
}

const typical = (work: () => Promise<unknown>) => typicalOf(() => time(work))

async function typicalOf(run: () => Promise<number>) {
  const values: number[] = []
  for (let index = -2; index < times; index += 1) {
    const value = await run()
    if (index >= 0) values.push(value)
  }
  return Math.round(median(values) * 10) / 10
}

async function slowest(search: (path: string) => () => Promise<unknown>) {
  const values: number[] = []
  for (let index = -1; index < 6; index += 1) {
    for (const query of searches) {
      const value = await time(search(`/api/itineraries?${new URLSearchParams({ query, limit: '12' })}`))
      if (index >= 0) values.push(value)
    }
  }
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round((sorted[Math.floor(sorted.length * 0.95)] ?? 0) * 10) / 10
}

async function time(work: () => Promise<unknown>) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

let sent = 0

async function send(site: string) {
  sent += 1
  const body = { itineraryId: 6, userName: `Visitor ${sent}`, rating: 5, comment: `Day ${sent} was the best of all.` }
  const response = await fetch(new URL('/api/reviews', site), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`A review is answered with ${response.status}: ${await response.text()}`)
}

async function kibOf(site: string, path: string) {
  return Math.round((await get(new URL(path, site), 'br, gzip')).length / 102.4) / 10
}
