import { expect, test } from 'vitest'
import { kenya } from '@/lib/content/destinations/kenya'
import { tanzania } from '@/lib/content/destinations/tanzania'
import { uganda } from '@/lib/content/destinations/uganda'
import { samples as luxury } from '@/lib/content/experiences/luxury'
import { itinerariesOrSamples } from '@/lib/domain/summary'
import { toSummary } from '@/lib/search/summaries'
import { makeItinerary } from '../support/factories'

test('a band of three trips shows the first three found, in their order, and no sample beside them', () => {
  const shown = (...found: number[]) =>
    itinerariesOrSamples(
      found.map((id) => toSummary(makeItinerary({ id }))),
      luxury,
    ).map(({ id }) => id)
  expect(shown(7, 3, 9, 1)).toEqual([7, 3, 9])
  expect(shown(5)).toEqual([5])
})

test.each([
  ['Tanzania', tanzania.itineraries.samples, [7, 10, 8]],
  ['Uganda', uganda.itineraries.samples, [8, 7, 6]],
  ['luxury travel', luxury, [10, 9, 8]],
  ['Kenya', kenya.itineraries.samples, []],
])('a band of three trips of %s shows its samples, if it has any, when nothing is found', (_, samples, days) => {
  expect(itinerariesOrSamples([], samples).map(({ id, duration }) => [id, duration])).toEqual(
    days.map((duration) => [null, duration]),
  )
})
