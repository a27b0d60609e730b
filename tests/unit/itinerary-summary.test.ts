import { expect, test } from 'vitest'
import { samples } from '@/lib/content/experiences/luxury'
import { itinerariesOrSamples } from '@/lib/domain/summary'
import { toSummary } from '@/lib/search/summaries'
import { makeItinerary } from '../support/factories'

test('a band of three trips shows the first three found, in their order, and samples only when there is none', () => {
  const shown = (...found: number[]) => {
    const summaries = found.map((id) => toSummary(makeItinerary({ id })))
    return itinerariesOrSamples(summaries, samples).map(({ id }) => id)
  }
  expect([shown(7, 3, 9, 1), shown(5), shown()]).toEqual([[7, 3, 9], [5], [null, null, null]])
})
