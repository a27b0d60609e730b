import { describe, expect, test } from 'vitest'
import { kenya } from '@/lib/content/destinations/kenya'
import { tanzania } from '@/lib/content/destinations/tanzania'
import { uganda } from '@/lib/content/destinations/uganda'
import { samples as adventure } from '@/lib/content/experiences/adventure'
import { samples as luxury } from '@/lib/content/experiences/luxury'
import { bookHref, toSampleCard, toTripCard, tripHref, tripsOrSamples } from '@/lib/trip-card'
import { makeItinerary } from '../support/factories'

describe('a band of three trips', () => {
  test('shows the first three found, in their order, and no sample beside them', () => {
    const found = [7, 3, 9, 1].map((id) => toTripCard(makeItinerary({ id })))
    expect(tripsOrSamples(found, uganda.trips.samples).map(({ id }) => id)).toEqual([7, 3, 9])
    expect(tripsOrSamples([toTripCard(makeItinerary({ id: 5 }))], uganda.trips.samples).map(({ id }) => id)).toEqual([
      5,
    ])
  })

  test.each([
    ['Tanzania', tanzania.trips.samples, [7, 10, 8]],
    ['Uganda', uganda.trips.samples, [8, 7, 6]],
    ['luxury travel', luxury, [10, 9, 8]],
  ])('of %s shows its three samples when nothing is found', (_, samples, days) => {
    const cards = tripsOrSamples([], samples)
    expect(cards.map(({ duration }) => duration)).toEqual(days)
    expect(cards.every(({ id }) => id === null)).toBe(true)
  })

  test('of Kenya shows nothing when nothing is found', () => {
    expect(tripsOrSamples([], kenya.trips.samples)).toEqual([])
  })
})

test('luxury samples are of Tanzania, Kenya and Uganda', () => {
  expect(luxury.map(({ country, packageType }) => [country, packageType])).toEqual([
    ['Tanzania', 'Luxury'],
    ['Kenya', 'Luxury'],
    ['Uganda', 'Luxury'],
  ])
})

test('the three adventures are a Kilimanjaro trek, a gorilla trek, and the Nile with wildlife', () => {
  expect(adventure.map(({ title, duration }) => [title, duration])).toEqual([
    [expect.stringContaining('Kilimanjaro'), 8],
    [expect.stringContaining('Gorilla'), 4],
    [expect.stringContaining('Nile'), 6],
  ])
})

test('a trip leads to its page and to a form that knows it, a sample to the list and an empty form', () => {
  const trip = toTripCard(makeItinerary({ id: 12 }))
  expect([tripHref(trip), bookHref(trip)]).toEqual(['/itineraries/12', '/book?itinerary=12'])
  const sample = toSampleCard(adventure[0] as (typeof adventure)[number])
  expect([tripHref(sample), bookHref(sample)]).toEqual(['/itineraries', '/book'])
})
