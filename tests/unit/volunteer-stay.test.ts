import { expect, test } from 'vitest'
import { earliestAccepted, earliestOffered } from '@/lib/forms/start-date'
import { describeUnfitStay } from '@/lib/leads/programme-stay'
import { volunteers } from '@/prisma/seed/volunteers'

test('the picker offers tomorrow, also over the end of a month and a year', () => {
  expect(earliestOffered(new Date(2027, 5, 12, 0, 0))).toBe('2027-06-13')
  expect(earliestOffered(new Date(2027, 5, 12, 23, 59))).toBe('2027-06-13')
  expect(earliestOffered(new Date(2027, 11, 31, 12))).toBe('2028-01-01')
  expect(earliestOffered(new Date(2028, 1, 28, 12))).toBe('2028-02-29')
})

test('the server takes what is still today in UTC-12', () => {
  expect(earliestAccepted(new Date('2027-06-12T11:59:59Z'))).toBe('2027-06-11')
  expect(earliestAccepted(new Date('2027-06-12T12:00:00Z'))).toBe('2027-06-12')
})

test('at no hour does the server refuse what the picker offers', () => {
  for (let hour = 0; hour < 24; hour++) {
    const now = new Date(Date.UTC(2027, 5, 12, hour))
    expect(earliestOffered(now) > earliestAccepted(now)).toBe(true)
  }
})

const serve = 'January to February and June to October, two weeks'
const [season, longer, shorter] = [
  'Your start date is outside these months.',
  'Your stay is longer than that.',
  'Your stay is shorter than that.',
]

test.each([
  [serve, '2027-07-01', '1-2-weeks', []],
  [serve, '2027-07-01', '2-4-weeks', []],
  [serve, '2027-07-01', '6-months-plus', [longer]],
  [serve, '2027-04-30', '1-3-months', [season, longer]],
  [serve, '', '', []],
  ['All year, two weeks to three months', '2027-04-30', '3-6-months', []],
  ['All year, two weeks to three months', '2027-04-30', '6-months-plus', [longer]],
  ['November to February, four weeks or longer', '2027-01-10', '1-2-weeks', [shorter]],
  ['November to February, four weeks or longer', '2027-03-01', '6-months-plus', [season]],
  ['In school terms', '2027-03-01', '6-months-plus', []],
])('%s: from %s for %s', (availability, startDate, duration, said) => {
  expect(describeUnfitStay(availability, { startDate, duration })).toEqual(said)
})

test('each opening says a length that the form understands: one day does not fit any', () => {
  const unread = volunteers.filter(({ availability }) =>
    ['1-2-weeks', '6-months-plus'].every(
      (duration) => describeUnfitStay(availability, { startDate: '', duration }).length === 0,
    ),
  )
  // Two weeks or longer: both fit.
  expect(unread.map(({ name }) => name)).toEqual(['Cultural Heritage'])
})
