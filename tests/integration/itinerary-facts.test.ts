// The rows of days, prices and charges, and what follows from them.

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { HeroText } from '@/app/(home)/_components/hero-text'
import * as months from '@/app/api/itineraries/[id]/months/route'
import * as list from '@/app/api/itineraries/route'
import { eastAfrica } from '@/lib/domain/choices'
import { formatPrice } from '@/lib/domain/money'
import { getItinerary, getPriceRange, getTripMonths } from '@/lib/itineraries/queries'
import { refreshTrips } from '@/lib/itineraries/refresh'
import { estimate, pricePerAdult } from '@/lib/prices/estimate'
import { getCalendar } from '@/lib/search/calendar'
import { listCountryPlaces } from '@/lib/search/country-places'
import { noFilters } from '@/lib/search/filters'
import { findItineraries } from '@/lib/search/lists'
import { get, getJson } from '../support/rest'
import { testDb } from '../support/test-db'

async function detail(id: number) {
  const itinerary = await getItinerary(id)
  if (!itinerary) throw new Error(`There is no itinerary ${id}`)
  return itinerary
}

async function allTrips() {
  const rows = await testDb.itinerary.findMany({ select: { id: true }, orderBy: { id: 'asc' } })
  return Promise.all(rows.map(({ id }) => detail(id)))
}

test('a trip costs what two sharing pay in its cheapest season with what is paid on arrival', async () => {
  const listed: { id: number; price: number }[] = await getJson(list)
  for (const trip of await allTrips()) {
    const lowest = Math.min(...trip.prices.map((season) => pricePerAdult(trip, season, 2)))
    expect([trip.price, listed.find(({ id }) => id === trip.id)?.price]).toEqual([lowest, lowest])
  }
})

test('the price beside East Africa on the home page is that of a safari there', async () => {
  const [lowest] = await getPriceRange(eastAfrica)
  const listed: { price: number; country: string }[] = await getJson(list)
  expect(lowest).toBe(Math.min(...listed.flatMap(({ price, country }) => (country === 'Dubai' ? [] : price))))
  expect(renderToStaticMarkup(await HeroText())).toContain(`Safaris from ${formatPrice(lowest ?? 0)}`)
})

describe('refreshed', () => {
  const set = async (forTwo: number, day: string, name: string) => {
    await testDb.$executeRaw`UPDATE itinerary_prices SET for_two = ${forTwo} WHERE itinerary_id = 18`
    await testDb.$executeRawUnsafe(`UPDATE itinerary_days SET ${day} WHERE itinerary_id = 18 AND day = 1`)
    await testDb.$executeRaw`UPDATE places SET name = ${name} WHERE id = 'lahbab'`
  }

  test('the facts of a trip reach the documented answers', async () => {
    const { price, dayByDay } = await detail(18)
    await set(500, "road_hours = '{2,2.5}', title = 'Anew'", 'Sands of Lahbab')
    await testDb.$executeRaw`UPDATE itineraries SET price = 1 WHERE id = 18`
    expect(await refreshTrips(testDb)).toBeGreaterThan(0)
    try {
      const { entries } = await findItineraries({ ...noFilters, choices: { country: ['Dubai'] } }, { most: 200 })
      const listed = entries.find(({ id }) => id === 18)
      expect(listed?.price).toBe(505)
      expect(listed?.dayByDay.day1).toMatchObject({ title: 'Anew', driveTime: '2 to 2½ h' })
      expect(listed?.destinations).toContain('Sands of Lahbab (1 h by road)')
    } finally {
      await set(790, "road_hours = '{0.25,0.3333}', title = 'Airport, Creek and souks'", 'Lahbab dunes')
      await refreshTrips(testDb)
    }
    expect(await detail(18)).toMatchObject({ price, dayByDay })
  })

  test('trips that are up to date are not written', async () => {
    await refreshTrips(testDb)
    expect(await refreshTrips(testDb)).toBe(0)
  })

  test('a price beyond its date is no "From" any more, on cards, in the table of costs and in an estimate', async () => {
    const [cheapest, ...others] = await testDb.itineraryPrice.findMany({
      where: { itineraryId: 1 },
      orderBy: { forTwo: 'asc' },
    })
    const { price } = await detail(1)
    const setDate = (validUntil: Date | undefined) =>
      testDb.itineraryPrice.update({ where: { id: cheapest?.id }, data: { validUntil } })
    await setDate(new Date('2020-01-01'))
    await refreshTrips(testDb)
    try {
      const expired = await detail(1)
      expect(expired.price).toBeGreaterThan(price)
      expect(expired.prices).toHaveLength(others.length)
      const asked = estimate(expired, { adults: 2, kids: 0, toddlers: 0 }, null, '2026-11-28')
      expect(asked).toMatchObject({ isPriced: true, each: expired.price * 100 })
    } finally {
      await setDate(cheapest?.validUntil)
      await refreshTrips(testDb)
    }
    expect((await detail(1)).price).toBe(price)
  })
})

test('the months of a trip say what each place of its route is like then, each once, and REST says the same', async () => {
  const trip = await getTripMonths(1)
  expect(trip).toHaveLength(12)
  const places = [
    { name: 'Laikipia', word: 'dry', note: 'Cold dawns, dry tracks' },
    { name: 'Samburu', word: 'elephants', note: 'Herds at the river every day' },
    { name: 'Maasai Mara', word: 'migration', note: 'Herds on both sides of the river' },
  ]
  expect(trip?.[7]).toEqual({ month: 8, isBest: true, places })
  expect(trip?.[3]?.isBest).toBe(false)
  expect(await getJson(months, '', { id: '1' })).toEqual(trip)
  for (const id of ['4711', 'abc', '0']) expect((await get(months, '', { id })).status).toBe(404)
})

test('the calendar of a country has its parks, and how many trips are good in each month; that of all has Dubai too', async () => {
  const { months, parks, sights } = await getCalendar('Uganda')
  expect(months.map(({ trips }) => trips)).toEqual([4, 4, 0, 0, 0, 5, 5, 5, 0, 0, 0, 4])
  const others = 'Lake Mburo, Murchison Falls, Queen Elizabeth and Ziwa'
  expect(parks.map(({ title }) => title)).toEqual(['Kibale', 'Bwindi', others])
  const tracked = ['Gorilla tracking', 'Chimpanzee tracking']
  expect(sights.map(({ title }) => title)).toEqual([...tracked, 'Birds from the north'])
  const dubai = (await getCalendar(null)).parks.find(({ title }) => title === 'Dubai')
  expect(dubai?.periods.map(({ text }) => text)).toEqual(['warm', 'hot', 'warm'])
})

test('the places of withdrawn trips are neither on the map of a country nor in the calendar', async () => {
  const isInDubai = { country: 'Dubai' }
  await testDb.itinerary.updateMany({ where: isInDubai, data: { withdrawnAt: new Date() } })
  const { parks } = await getCalendar(null)
  expect([await listCountryPlaces('Dubai'), parks.filter(({ title }) => title === 'Dubai')]).toEqual([[], []])
  await testDb.itinerary.updateMany({ where: { ...isInDubai, id: 18 }, data: { withdrawnAt: null } })
  const places = await listCountryPlaces('Dubai')
  expect(places.map(({ count }) => count)).toEqual(places.map(() => 1))
  await testDb.itinerary.updateMany({ where: isInDubai, data: { withdrawnAt: null } })
})
