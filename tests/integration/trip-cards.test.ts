// The trips that pages show beside their own words.
import { expect, test } from 'vitest'
import { samples } from '@/lib/content/experiences/adventure'
import { listDubaiItineraries, listSimilarItineraries, tripsOrSamples } from '@/lib/data/itinerary-summaries'
import { testDb } from '../support/test-db'
import { withTrips } from '../support/trips'

const dubai = ['Dubai Desert and Skyline', 'Dubai Stopover with Desert Night']

test.each([
  ['Nairobi and DUBAI', 'Kenya', true],
  ['Liwa, uae', 'Kenya', true],
  ['United Arab Emirates', 'Tanzania', true],
  ['Desert Reserve', 'Dubai', true],
  ['Maasai Mara', 'Kenya', false],
  ['Zanzibar', 'Tanzania', false],
])('the page of Dubai: a trip in %s, %s is shown after its own: %s', async (location, country, isShown) => {
  await withTrips([{ id: 950, title: 'Sand', location, country }], async () =>
    expect((await listDubaiItineraries()).map(({ title }) => title)).toEqual([...dubai, ...(isShown ? ['Sand'] : [])]),
  )
})

test('a trip is offered beside those most like it, never beside itself', async () => {
  const shown = { category: 'cave', packageType: 'Budget-Friendly', country: 'Kenya', duration: 5 }
  const far = { category: 'cave', packageType: 'Luxury', country: 'Tanzania', duration: 8 }
  const rows = [
    { id: 901, ...shown },
    { id: 902, ...far },
    { id: 903, ...shown, duration: 9 },
    { id: 904, ...shown },
  ]
  await withTrips(rows, async () =>
    expect((await listSimilarItineraries(901, 2)).map(({ id }) => id)).toEqual([904, 903]),
  )
})

test('the cards of the adventure page are the trips of their titles, with the prices of the table', async () => {
  const trips = await tripsOrSamples(samples)
  expect(trips.map(({ title }) => title)).toEqual(samples.map(({ title }) => title))
  for (const { id, price } of trips) {
    const row = await testDb.itinerary.findUniqueOrThrow({ where: { id: id ?? 0 } })
    expect(price).toBe(row.price.toNumber())
  }
})

test('a card without such a trip keeps its sample, which has no price and no page', async () => {
  const sample = samples.slice(0, 1).map((one) => ({ ...one, title: 'A trip that we do not have' }))
  expect(await tripsOrSamples(sample)).toEqual([
    { ...sample[0], id: null, price: 0, priceParty: null, priceSeason: null, averageRating: null, totalReviews: 0 },
  ])
})
