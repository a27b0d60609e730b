import { expect, test } from 'vitest'
import type { Estimate, PricedTrip } from '@/lib/prices/estimate'
import { estimateInTurn, sumEstimates, type Transfer } from '@/lib/prices/in-turn'

const trip = (duration: number, dear: number[], youngest = 0): PricedTrip => ({
  duration,
  prices: [
    {
      ...season(
        'Cheap',
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((month) => !dear.includes(month)),
      ),
      ...price(1000),
    },
    { ...season('Dear', dear), ...price(1500) },
  ],
  charges: [],
  surcharges: [],
  suitability: { youngest },
})

const season = (name: string, months: number[]) => ({
  ...{ season: name, months, singleSupplement: 0, children: null, isByNight: false, validUntil: '2027-12-31' },
})
const price = (amount: number) => ({ parties: ([2, 4, 6] as const).map((size) => ({ size, amount })) })

const flight: Transfer = { way: 'Flight', nightsBetween: 1, price: 299.5 }
const two = { adults: 2, kids: 0, toddlers: 0 }
const today = '2026-11-28'
const totals = (estimates: Estimate[]) => estimates.map((one) => (one.isPriced ? [one.from, one.total] : one.reason))

test('a trip after another one has the season of its own first day, and the transfer', () => {
  const trips = [trip(7, []), trip(5, [8])]
  const first = ['2027-07-24', 200_000]
  expect(totals(estimateInTurn(trips, [flight], two, '2027-07-24', today))).toEqual([
    first,
    ['2027-07-31', 200_000 + 59_900],
  ])
  expect(totals(estimateInTurn(trips, [flight], two, '2027-07-25', today))[1]).toEqual(['2027-08-01', 300_000 + 59_900])
  const sameDay = { ...flight, nightsBetween: 0 }
  expect(totals(estimateInTurn(trips, [sameDay], two, '2027-07-25', today))[1]).toEqual(['2027-07-31', 259_900])
  expect(totals(estimateInTurn(trips, [flight], two, '2027-07', today))[1]).toEqual(['2027-07', 259_900])
})

test('both have one total, with a line for each trip and the transfer', () => {
  const parts = estimateInTurn([trip(7, []), trip(5, [])], [flight], two, '2027-07-24', today)
  const titles = ['Mara', 'Zanzibar']
  const whole = sumEstimates(parts.map((estimate, index) => ({ title: titles[index] ?? '', estimate })))
  expect(whole).toMatchObject({ isPriced: true, from: '2027-07-24', total: 459_900, each: 230_000, people: 2 })
  expect(whole.isPriced && whole.lines.map(({ what, amount }) => [what, amount])).toEqual([
    ['Mara', 200_000],
    ['Transfer', 59_900],
    ['Zanzibar', 200_000],
  ])
})

test('a total without a known transfer says so', () => {
  const [, second] = estimateInTurn([trip(7, []), trip(5, [])], [null], two, null, today)
  expect(second?.isPriced && second.notes).toContain(
    'The way between the trips is not in this total; our offer has it.',
  )
})

test('there is no total if one trip has no price', () => {
  const parts = estimateInTurn([trip(7, []), { ...trip(5, []), prices: [] }], [flight], two, null, today)
  const titles = ['Mara', 'Zanzibar']
  const whole = sumEstimates(parts.map((estimate, index) => ({ title: titles[index] ?? '', estimate })))
  expect(whole).toMatchObject({ isPriced: false, reason: expect.stringMatching(/^Zanzibar: We price this trip/) })
})

test('a child who is too young for one of the trips is in neither price, nor on the way between', () => {
  const family = { adults: 2, kids: 1, toddlers: 0, ages: [4] }
  const parts = estimateInTurn([trip(7, []), trip(5, [], 6)], [flight], family, null, today)
  const whole = sumEstimates(parts.map((estimate) => ({ title: 'Zanzibar', estimate })))
  expect(whole).toMatchObject({ isPriced: true, total: 459_900, people: 2, leftOut: { minimumAge: 6 } })
  expect(whole.isPriced && whole.notes).toEqual([expect.stringContaining('the child aged 4 cannot come')])
})
