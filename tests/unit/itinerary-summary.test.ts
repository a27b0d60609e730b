import { describe, expect, test } from 'vitest'
import { kenya } from '@/lib/content/destinations/kenya'
import { tanzania } from '@/lib/content/destinations/tanzania'
import { uganda } from '@/lib/content/destinations/uganda'
import { samples as adventure } from '@/lib/content/experiences/adventure'
import { samples as luxury } from '@/lib/content/experiences/luxury'
import { toSummary } from '@/lib/data/itinerary-summaries'
import { bookHref, itinerariesOrSamples, itineraryHref, toSampleSummary } from '@/lib/itineraries/summary'
import { makeItinerary } from '../support/factories'

describe('a band of three trips', () => {
  test('shows the first three found, in their order, and no sample beside them', () => {
    const found = [7, 3, 9, 1].map((id) => toSummary(makeItinerary({ id })))
    expect(itinerariesOrSamples(found, uganda.itineraries.samples).map(({ id }) => id)).toEqual([7, 3, 9])
    expect(
      itinerariesOrSamples([toSummary(makeItinerary({ id: 5 }))], uganda.itineraries.samples).map(({ id }) => id),
    ).toEqual([5])
  })

  test.each([
    ['Tanzania', tanzania.itineraries.samples, [7, 10, 8]],
    ['Uganda', uganda.itineraries.samples, [8, 7, 6]],
    ['luxury travel', luxury, [10, 9, 8]],
  ])('of %s shows its three samples when nothing is found', (_, samples, days) => {
    const cards = itinerariesOrSamples([], samples)
    expect(cards.map(({ duration }) => duration)).toEqual(days)
    expect(cards.every(({ id }) => id === null)).toBe(true)
  })

  test('of Kenya shows nothing when nothing is found', () => {
    expect(itinerariesOrSamples([], kenya.itineraries.samples)).toEqual([])
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
  const itinerary = toSummary(makeItinerary({ id: 12 }))
  expect([itineraryHref(itinerary), bookHref(itinerary)]).toEqual(['/itineraries/12', '/book?itinerary=12'])
  const sample = toSampleSummary(adventure[0] as (typeof adventure)[number])
  expect([itineraryHref(sample), bookHref(sample)]).toEqual(['/itineraries', '/book'])
})
