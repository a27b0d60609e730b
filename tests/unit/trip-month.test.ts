import { expect, test } from 'vitest'
import { describeTripMonth, monthsBetween, sayOtherLength } from '@/lib/itineraries/trip-month'

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

test.each([
  [7, 12, 18, ''],
  [7, 12, 19, ''],
  [7, 12, 17, /^This trip takes 7 days, your dates 6\. We can leave some out/],
  [7, 12, 20, /^This trip takes 7 days, your dates 9\. Tell us what to add/],
  [1, 12, 12, ''],
  [1, 12, 15, /^This trip takes 1 day, your dates 4\./],
])('a trip of %i days from the %i to the %i', (duration, from, to, said) => {
  expect(sayOtherLength(duration, new Date(2027, 5, from), new Date(2027, 5, to))).toMatch(said || /^$/)
})
