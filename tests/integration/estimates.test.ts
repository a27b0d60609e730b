import { expect, test } from 'vitest'
import * as estimates from '@/app/api/itineraries/[id]/estimate/route'
import * as prices from '@/app/api/itineraries/prices/route'
import type { Priced } from '@/lib/prices/estimate'
import { dollarsEach } from '@/lib/prices/quoted-price'
import { noFilters } from '@/lib/search/filters'
import { findItineraryPage } from '@/lib/search/list-page'
import { listItineraryIds } from '@/lib/search/lists'
import { get, getJson } from '../support/rest'

async function ask(id: number | string, query: string) {
  const response = await get(estimates, `?${query}`, { id: String(id) })
  return { status: response.status, body: (await response.json()) as Priced & { page: string; error?: string } }
}

test('REST gives the lines in whole cents, and their total', async () => {
  const { status, body } = await ask(5, 'adults=2&kids=2&toddlers=0&ages=9,6&from=2027-12-06')
  expect(status).toBe(200)
  const amounts = [2 * 253_000, 0.8 * 253_000, 0.8 * 253_000, 2 * 4_400 + 2 * 2_200, 4 * 1_800]
  const total = amounts.reduce((sum, amount) => sum + amount)
  expect(body).toMatchObject({ isPriced: true, people: 4, total, from: '2027-12-06' })
  expect(body.lines.map(({ amount }) => amount)).toEqual(amounts)
  expect(body.page).toMatch(/^http.*\/estimate\?itinerary=5&adults=2&kids=2&toddlers=0&ages=9%2C6&from=2027-12-06$/)
  expect(body.lines[1]).toMatchObject({ child: { age: 6, percent: 80 }, isOnTheSpot: false })
  expect(body.lines[3]).toMatchObject({ isOnTheSpot: true, payee: expect.stringContaining('Insurance') })
})

test('REST names who is too young, and trips that take all', async () => {
  const { body } = await ask(6, 'adults=2&kids=3&ages=٤, 8, 12&from=2027-08-02')
  const others = await ask(6, 'adults=2&kids=2&ages=8,12&from=2027-08-02')
  expect(body).toMatchObject({ total: others.body.total, leftOut: { minimumAge: 5, children: [{ age: 4 }] } })
  expect(body).toMatchObject({ instead: [{ id: 5 }] })
  expect(others.body).not.toHaveProperty('instead')
})

test('REST adds up trips one after the other, with the transfer between', async () => {
  const { status, body } = await ask(7, 'adults=2&from=2027-07-24&then=5')
  const [first, second] = [await ask(7, 'adults=2&from=2027-07-24'), await ask(5, 'adults=2&from=2027-07-27')]
  const transfer = body.lines.find(({ what }) => what === 'Transfer')
  expect(transfer).toMatchObject({ amount: 72_000, why: expect.stringContaining('per person.') })
  const total = first.body.total + second.body.total + 72_000
  expect([status, body.total, body.from]).toEqual([200, total, '2027-07-24'])
  expect(body.page).toMatch(/\/estimate\?itinerary=7%2C5&adults=2&from=2027-07-24$/)
  expect((await ask(7, 'then=4711')).status).toBe(404)
})

test.each([
  [6, 'adults=none', 400, 'Please choose 1 to 20 adults.'],
  ['4711', '', 404, 'Itinerary not found'],
])('trip %s with %s answers %i', async (id, query, status, error) => {
  expect(await ask(id, query)).toEqual({ status, body: { error } })
})

const inNovember = { adults: 2, kids: 2, ages: '9,6', from: '2027-11' }
const query = 'adults=2&kids=2&ages=9,6&from=2027-11'

test('the prices of all trips for some travellers are their estimates', async () => {
  const body = await getJson(prices, `?${query}`)
  const ids = await listItineraryIds(100)
  expect(Object.keys(body).map(Number).sort()).toEqual(ids.toSorted())
  for (const id of ids) {
    const { body: one } = await ask(id, query)
    const { each, total, reason = '' } = one as Priced & { reason?: string }
    const quoted = one.leftOut
      ? { heading: `Minimum age ${one.leftOut.minimumAge}`, reason: expect.stringContaining('cannot come.') }
      : one.isPriced
        ? { each, total, people: 4, whose: '2 adults and 2 children (9, 6), November 2027', basis: 'November 2027' }
        : { heading: 'Price on request', reason }
    expect(body[id], `trip ${id}`).toEqual(quoted)
  }
  for (const wrong of ['', 'adults=none', 'adults=25&kids=3', 'adults=2&adults=3', 'adults=2&from=Augst'])
    expect(await get(prices, `?${wrong}`), wrong).toHaveProperty('status', 400)
})

test('a list for travellers shows, sorts and filters by what each of them pays', async () => {
  const filters = { ...noFilters, travellers: inNovember, sort: 'price' } as const
  const body = await getJson(prices, `?${query}`)
  const page = await findItineraryPage(filters)
  for (const { id, quoted } of page.itineraries) expect(quoted).toEqual(body[id ?? ''])
  const shown = page.itineraries.map(({ quoted }) => dollarsEach(quoted))
  const priced = shown.filter(Boolean)
  expect(priced).toEqual(priced.toSorted((one, other) => one - other))
  expect(shown.slice(priced.length)).toEqual(shown.slice(priced.length).fill(0))
  const highest = Math.floor(priced[3] ?? 0)
  const within = await findItineraryPage({ ...filters, highest })
  expect(within.itineraries.map(({ quoted }) => dollarsEach(quoted))).toEqual(priced.filter((each) => each <= highest))
  expect(Object.values(within.counts.country).reduce((sum, count) => sum + count)).toBe(within.total)
})

test('a list for travellers begins with the trips that take them, and of those with the best in their month', async () => {
  const { itineraries } = await findItineraryPage({ ...noFilters, travellers: { ...inNovember, ages: '9,4' } })
  const ranks = itineraries.map(({ quoted, season = '' }) => {
    const isBest = season === 'Good all year' || season.startsWith('At its best')
    return (dollarsEach(quoted) > 0 ? 0 : 2) + (isBest ? 0 : 1)
  })
  expect(new Set(ranks).size).toBeGreaterThan(2)
  expect(ranks).toEqual(ranks.toSorted())
})

test('with a month a card says whether the trip is at its best then, or good all year', async () => {
  const { itineraries } = await findItineraryPage({ ...noFilters, travellers: inNovember })
  const seasonOf = (id: number) => itineraries.find((trip) => trip.id === id)?.season
  expect([seasonOf(6), seasonOf(7), seasonOf(17)]).toEqual([
    'Best June to October',
    'Good all year',
    'At its best in November',
  ])
})
