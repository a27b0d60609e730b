import { expect, test } from 'vitest'
import { describeItinerary } from '@/lib/seo/describe-itinerary'
import { makeItinerary } from '../support/factories'

test('a description for search results starts with the facts and is at most 160 characters', () => {
  const description = describeItinerary(
    makeItinerary({ duration: 7, location: 'Maasai Mara', price: 1650, description: 'word '.repeat(90) }),
  )
  expect(description).toMatch(/^7 Days in Maasai Mara, Kenya, from US\$1,650\. word word .+…$/)
  expect(description.length).toBeLessThanOrEqual(160)
})

test('a short standfirst is given whole, a price on request is not', () => {
  expect(
    describeItinerary(makeItinerary({ duration: 1, price: 0, description: 'Down to the old river.\n\nMore.' })),
  ).toBe('1 Day in Maasai Mara, Kenya. Down to the old river.')
})

test('a very short one is filled up with what the page offers', () => {
  expect(describeItinerary(makeItinerary({ duration: 1, price: 0, description: 'A day out.' }))).toBe(
    '1 Day in Maasai Mara, Kenya. A day out. The route day by day, its best months and a quote from people in Nanyuki.',
  )
})
