import { expect, test } from 'vitest'
import { GET } from '@/app/api/itineraries/[id]/estimate/route'
import { getItinerary, type ItineraryDetail, listItineraryIds } from '@/lib/data/itineraries'
import { estimate, type Priced } from '@/lib/itineraries/estimate'

async function ask(id: number | string, query: string) {
  const request = new Request(`http://localhost/api/itineraries/${id}/estimate?${query}`)
  const response = await GET(request, { params: Promise.resolve({ id: String(id) }) })
  return { status: response.status, body: (await response.json()) as Priced & { error?: string } }
}

test('REST gives the lines in whole cents, and their total', async () => {
  const { status, body } = await ask(5, 'adults=2&kids=2&toddlers=0&ages=9,6&from=2027-07-12')
  expect(status).toBe(200)
  expect(body).toMatchObject({ isPriced: true, people: 4, total: 4 * (253_000 + 4_400 + 1_800), from: '2027-07-12' })
  expect(body.lines.map(({ amount }) => amount)).toEqual([4 * 253_000, 4 * 4_400, 4 * 1_800])
  expect(body.lines[1]).toMatchObject({ isOnTheSpot: true, payee: expect.stringContaining('Insurance') })
})

test('what cannot be priced is an answer with its reason', async () => {
  const { status, body } = await ask(17, 'adults=2&from=2027-06-01')
  expect(status).toBe(200)
  expect(body).toMatchObject({ isPriced: false, reason: expect.stringContaining('on request') })
})

test.each([
  [6, 'adults=none', 400, 'Please choose 1 to 20 adults.'],
  [6, 'adults=2&adults=3', 400, 'Please choose 1 to 20 adults.'],
  [6, 'from=tomorrow', 400, 'Please give the first day as in 2027-07-12.'],
  ['4711', '', 404, 'Itinerary not found'],
])('trip %s with %s answers %i', async (id, query, status, error) => {
  expect(await ask(id, query)).toEqual({ status, body: { error } })
})

test('the lowest price that lists sort by is the lowest that a party of six is told for each', async () => {
  const trips = await Promise.all((await listItineraryIds(100)).map((id) => getItinerary(id)))
  const told = trips.filter((trip): trip is ItineraryDetail => trip !== null).map(toldAndStored)
  expect(told.length).toBeGreaterThan(17)
  for (const { id, each, price } of told) expect(each, `trip ${id}`).toBe(price * 100)
})

function toldAndStored(trip: ItineraryDetail) {
  const one = estimate(trip, { adults: 6, kids: 0, toddlers: 0 }, null)
  return { id: trip.id, price: trip.price, each: one.isPriced ? one.each : null }
}
