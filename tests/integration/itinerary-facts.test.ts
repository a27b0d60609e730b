// The rows of days, prices and charges, and what follows from them.
import { expect, test } from 'vitest'
import { findItineraries, getItinerary } from '@/lib/data/itineraries'
import { noFilters } from '@/lib/itineraries/filters'
import { testDb } from '../support/test-db'

async function detail(id: number) {
  const itinerary = await getItinerary(id)
  if (!itinerary) throw new Error(`There is no itinerary ${id}`)
  return itinerary
}

const allIds = async () =>
  (await testDb.itinerary.findMany({ select: { id: true }, orderBy: { id: 'asc' } })).map(({ id }) => id)

test('a trip costs what its cheapest season does with what is paid on the spot', async () => {
  for (const id of await allIds()) {
    const { price, prices, charges } = await detail(id)
    const parties = prices.flatMap((season) => season.parties)
    const onTheSpot = charges.reduce((sum, charge) => sum + charge.usdPerPerson, 0)
    expect(price).toBe(Math.min(...parties.map(({ total }) => total)))
    expect(price).toBe(Math.ceil(Math.min(...parties.map(({ amount }) => amount)) + onTheSpot))
  }
})

test('Zanzibar and Dubai have charges that nobody can avoid, each with its source', async () => {
  const all = await Promise.all((await allIds()).map(detail))
  const charged = all.filter(({ charges }) => charges.length > 0)
  expect(charged.map(({ id, price }) => [id, price])).toEqual([
    [3, 10458],
    [5, 2162],
    [17, 2309],
    [18, 695],
  ])
  for (const { source, asOf, paidTo } of charged.flatMap(({ charges }) => charges))
    expect([source.length > 20, /^20\d\d-\d\d-\d\d$/.test(asOf), paidTo.length > 5]).toEqual([true, true, true])
})

test('every best month of a trip has a price', async () => {
  for (const id of await allIds()) {
    const { bestMonths, prices } = await detail(id)
    const priced = prices.flatMap(({ months }) => months)
    expect(bestMonths.filter((month) => !priced.includes(month))).toEqual([])
  }
})

test('the facts of a trip reach the documented answers whoever writes them', async () => {
  const { price, dayByDay } = await detail(18)
  await testDb.$executeRaw`UPDATE itinerary_prices SET for_six = 500 WHERE itinerary_id = 18`
  await testDb.$executeRaw`UPDATE itinerary_days SET road_hours = '{2}', title = 'Anew' WHERE itinerary_id = 18 AND day = 1`
  await testDb.$executeRaw`UPDATE places SET name = 'Sands of Lahbab' WHERE id = 'lahbab'`
  await testDb.$executeRaw`UPDATE itineraries SET price = 1 WHERE id = 18`
  try {
    const { entries } = await findItineraries({ ...noFilters, country: 'Dubai' }, { most: 200 })
    const listed = entries.find(({ id }) => id === 18)
    expect(listed?.price).toBe(505)
    expect(listed?.dayByDay.day1).toMatchObject({ title: 'Anew', driveTime: '2 h' })
    expect(listed?.destinations).toContain('Sands of Lahbab (1 h by road)')
  } finally {
    await testDb.$executeRaw`UPDATE itinerary_prices SET for_six = 690 WHERE itinerary_id = 18`
    await testDb.$executeRaw`UPDATE places SET name = 'Lahbab dunes' WHERE id = 'lahbab'`
    await testDb.$executeRaw`UPDATE itinerary_days SET road_hours = '{0.25,0.3333}', title = 'Airport, Creek and souks'
      WHERE itinerary_id = 18 AND day = 1`
  }
  expect(await detail(18)).toMatchObject({ price, dayByDay })
})

test('every trip says of each day how high it goes, and nobody sleeps above that', async () => {
  const days = await testDb.itineraryDay.findMany({ orderBy: [{ itineraryId: 'asc' }, { day: 'asc' }] })
  const silent = days.filter(({ highestAltitude }) => highestAltitude === null)
  expect(silent).toEqual([])
  expect(days.filter((day) => (day.bedAltitude ?? 0) > (day.highestAltitude ?? 9000))).toEqual([])
})
