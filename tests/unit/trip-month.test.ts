import { expect, test } from 'vitest'
import { describeTripMonth, monthsBetween } from '@/lib/itineraries/trip-month'

test('a month is told place by place, and whether it is a good one', () => {
  const places = [
    { name: 'Maasai Mara', word: 'migration', note: '' },
    { name: 'Lake Nakuru', word: 'dry', note: '' },
  ]
  expect(describeTripMonth({ month: 8, isBest: true, places })).toBe(
    'August on this trip. Maasai Mara: migration. Lake Nakuru: dry. One of its best months.',
  )
  expect(describeTripMonth({ month: 4, isBest: false, places: [] })).toBe(
    'April on this trip. Not one of its best months.',
  )
})

test('picked days lie in one month or two', () => {
  expect(monthsBetween(new Date(2027, 5, 12))).toEqual([6])
  expect(monthsBetween(new Date(2027, 5, 28), new Date(2027, 6, 4))).toEqual([6, 7])
})
