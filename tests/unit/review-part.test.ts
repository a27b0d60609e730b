import { expect, test } from 'vitest'
import { parseReviewPart, reviewPartHref } from '@/lib/itineraries/review-part'

test.each([
  ['13', { after: 13 }],
  ['stars-4', { stars: 4 }],
  ['stars-4-13', { stars: 4, after: 13 }],
])('%s is understood, and written the same', (text, part) => {
  expect(parseReviewPart(text)).toEqual(part)
  expect(reviewPartHref(6, part)).toBe(`/itineraries/6/reviews/${text}`)
})

test.each(['0', 'x', '', 'stars-0', 'stars-6', 'stars-4-', 'stars-4-0', 'stars-4-x', '-13', 'stars-', '13-4'])(
  '%j is no part',
  (text) => {
    expect(parseReviewPart(text)).toBeNull()
  },
)
