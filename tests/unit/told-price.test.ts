import { expect, test } from 'vitest'
import { tellPrice } from '@/lib/itineraries/told-price'
import { makeItinerary } from '../support/factories'

const season = {
  ...{ season: 'All year', months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], validUntil: '2027-12-31' },
  ...{ singleSupplement: 0, children: null, isByNight: false },
  parties: ([2, 4, 6] as const).map((size) => ({ size, amount: 100, total: 100 })),
}
const nights = (name: string, firstNight: string) => ({ name, firstNight, lastNight: firstNight, usdPerNight: 10 })
const trip = makeItinerary({
  duration: 3,
  prices: [season],
  surcharges: [nights('Christmas', '2026-12-24'), nights('New Year', '2027-01-01')],
})
const two = (from: string) => ({ adults: 2, kids: 0, ages: '', from })
const told = (from: string, today = '2026-11-25') => tellPrice(trip, two(from), today)

test('a month is its first day, and says which nights of it cost more', () => {
  expect(told('2026-12')).toEqual({
    each: 10_000,
    total: 20_000,
    people: 2,
    whose: '2 adults, December 2026, not at Christmas',
  })
  expect(told('2027-01')).toEqual({ each: 11_000, total: 22_000, people: 2, whose: '2 adults, January 2027' })
  expect(told('')).toEqual({ each: 10_000, total: 20_000, people: 2, whose: '2 adults' })
})

test('of this month what is left counts, and one that is over has no price', () => {
  expect(told('2026-12', '2026-12-24')).toMatchObject({ total: 22_000 })
  expect(told('2026-12', '2027-01-02')).toMatchObject({ reason: expect.stringContaining('over') })
})
