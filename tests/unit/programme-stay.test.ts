import { expect, test } from 'vitest'
import { sayUnfitStay } from '@/lib/forms/programme-stay'
import { volunteers } from '@/prisma/seed/volunteers'

const serve = 'January to February and June to October, two weeks'
const [season, longer, shorter] = [
  'You start outside these months.',
  'You stay longer than that.',
  'You stay shorter than that.',
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
  expect(sayUnfitStay(availability, { startDate, duration })).toEqual(said)
})

test('each opening says a length that the form understands: one day does not fit any', () => {
  const unread = volunteers.filter(({ availability }) =>
    ['1-2-weeks', '6-months-plus'].every(
      (duration) => sayUnfitStay(availability, { startDate: '', duration }).length === 0,
    ),
  )
  // Two weeks or longer: both fit.
  expect(unread.map(({ name }) => name)).toEqual(['Cultural Heritage'])
})
