import { expect, test } from 'vitest'
import { splitCapacity } from '@/app/fleet/_components/vehicle-sheet'
import { formatDuration, formatLongDate, formatPlace, formatRating, formatReviewCount } from '@/lib/content/format'
import { formatFromPrice, formatPrice } from '@/lib/domain/money'
import { formatParty } from '@/lib/prices/party'

test.each([
  [formatDuration(1), '1 Day'],
  [formatDuration(12), '12 Days'],
  [formatPrice(1650), 'US$1,650'],
  [formatPrice(689.5), 'US$690'],
  [formatPrice(0), null],
  [formatFromPrice(2290), 'From US$2,290 per person'],
  [formatFromPrice(0), 'Price on request'],
  [formatRating(4.56), '4.6'],
  [formatRating(5), '5.0'],
  [formatReviewCount(1), '1 review'],
  [formatReviewCount(0), '0 reviews'],
  [formatPlace('Maasai Mara', 'Kenya'), 'Maasai Mara, Kenya'],
  [formatPlace('Dubai, UAE', 'Dubai'), 'Dubai, UAE'],
  [formatParty(2, 1, 0), '2 adults, 1 kid'],
  [formatParty(1, 0, 2), '1 adult, 2 toddlers'],
])('%s', (written, expected) => expect(written).toBe(expected))

test('a date is the day it was in Kenya', () => {
  expect(formatLongDate('2026-09-13T22:30:00.000Z')).toBe('September 14, 2026')
})

test.each([
  ['6 guests, each with a window', { prefix: '', count: '6', rest: 'guests, each with a window' }],
  ['Up to 12 guests, 15 kg each', { prefix: 'Up to', count: '12', rest: 'guests, 15 kg each' }],
  ['Seats for a family', { prefix: '', count: '', rest: 'Seats for a family' }],
  ['4x4', { prefix: '', count: '', rest: '4x4' }],
  ['', { prefix: '', count: '', rest: '' }],
])('the capacity %o is split at its number', (capacity, parts) => expect(splitCapacity(capacity)).toEqual(parts))
