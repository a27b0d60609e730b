import { expect, test } from 'vitest'
import { samples } from '@/lib/content/experiences/adventure'
import { tripsOrSamples } from '@/lib/data/itinerary-summaries'
import { testDb } from '../support/test-db'

test('the cards of the adventure page are the trips of their titles, with the prices of the table', async () => {
  const trips = await tripsOrSamples(samples)
  expect(trips.map(({ title }) => title)).toEqual(samples.map(({ title }) => title))
  for (const { id, price } of trips) {
    const row = await testDb.itinerary.findUniqueOrThrow({ where: { id: id ?? 0 } })
    expect(price).toBe(row.price.toNumber())
  }
})

test('a card without such a trip keeps its sample, which has no price and no page', async () => {
  const [first] = samples
  const sample = first && { ...first, title: 'A trip that we do not have' }
  expect(await tripsOrSamples(sample ? [sample] : [])).toEqual([
    { ...sample, id: null, price: 0, averageRating: null, totalReviews: 0 },
  ])
})
