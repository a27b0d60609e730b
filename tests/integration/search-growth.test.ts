// With 2,000 trips.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findMatches } from '@/lib/data/itinerary-order'
import { findItineraryPage } from '@/lib/data/itinerary-pages'
import { facetNames, facets } from '@/lib/itineraries/facets'
import { noFilters, withChosen } from '@/lib/itineraries/filters'
import { growTo } from '@/workshop/bench/growth-data'
import { naturalQueries } from '../support/search-queries'
import { testDb } from '../support/test-db'

const titles = new Map<number, string>()

beforeAll(async () => {
  for (const { id, title } of await testDb.itinerary.findMany({ select: { id: true, title: true } }))
    titles.set(id, title)
  await growTo(process.env.DATABASE_URL ?? '', 2000, 0)
}, 120_000)

afterAll(async () => {
  await testDb.itinerary.deleteMany({ where: { id: { gt: 18 } } })
  await testDb.$executeRaw`SELECT setval(pg_get_serial_sequence('itineraries', 'id'), 18)`
}, 60_000)

test('a right trip, or one of its copies, is still among the first three', async () => {
  const copies = await testDb.itinerary.findMany({ select: { id: true, title: true } })
  const titleOf = new Map(copies.map(({ id, title }) => [id, title]))
  const missed: string[] = []
  // Not all of them: each reads two thousand trips.
  const some = naturalQueries.filter((_, index) => index % 4 === 0)
  for (const [query, right] of some) {
    const { matching } = await findMatches({ ...noFilters, query })
    const first = matching.slice(0, 3).map(({ id }) => titleOf.get(id) ?? '')
    if (!first.some((title) => right.some((id) => title.startsWith(titles.get(id) ?? 'none')))) missed.push(query)
  }
  expect(missed.length / some.length, missed.join('\n')).toBeLessThanOrEqual(0.05)
}, 300_000)

test('every count is the number of trips that the choice leaves', async () => {
  const filters = { ...noFilters, query: 'safari', country: 'Kenya' as const, choices: { month: ['july'] } }
  const { counts } = await findItineraryPage(filters, null)
  for (const facet of facetNames.slice(0, 5)) {
    for (const { value } of facets[facet]) {
      const { total } = await findItineraryPage(withChosen(filters, facet, [value]), null)
      expect(counts[facet][value], `${facet} ${value}`).toBe(total)
    }
  }
}, 300_000)

test('the pages of a search follow each other, each trip once', async () => {
  const seen: (number | null)[] = []
  let after: number | null = null
  do {
    const page: Awaited<ReturnType<typeof findItineraryPage>> = await findItineraryPage(
      { ...noFilters, query: 'gorilla trekking', sort: 'price' },
      after,
    )
    seen.push(...page.itineraries.map(({ id }) => id))
    after = page.next
    expect(page.before + page.itineraries.length).toBe(seen.length)
    if (after === null) expect(seen.length).toBe(page.total)
  } while (after !== null)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThan(100)
}, 300_000)
