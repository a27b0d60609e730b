import { expect, test } from 'vitest'
import { parseItineraryIds, parseSharer, withSharer } from '@/lib/domain/shortlist'
import { nightsByBed, pricesByParty, roadHours } from '@/lib/itineraries/compare'

test.each([
  ['7,12', [7, 12]],
  [
    ['7', '12,7'],
    [7, 12],
  ],
  ['7, x, -1, 0, 99999999999, 3', [7, 3]],
  ['1,2,3,4,5,6,7', [1, 2, 3, 4, 5, 6]],
  ['', []],
  [undefined, []],
])('the address %s has the trips %j', (value, ids) => expect(parseItineraryIds(value)).toEqual(ids))

const drive = (roadHours: number[], isThereAndBack = false) => ({ roadHours, isThereAndBack })

test('a trip says its hours on the road, there and back counted twice', () => {
  expect(roadHours([drive([5, 6]), drive([]), drive([1], true), drive([0.25])])).toEqual({ average: 2, longest: 6 })
  expect(roadHours([drive([]), drive([])])).toBeNull()
})

test('a trip says its beds, those of most nights first', () => {
  const bed = (bedKind: 'lodge' | 'hut' | null) => ({ bedKind })
  expect(nightsByBed([bed('hut'), bed('lodge'), bed('lodge'), bed(null)])).toEqual([
    { kind: 'lodge', count: 2 },
    { kind: 'hut', count: 1 },
  ])
})

test('a trip says the least and the most for each party over its seasons', () => {
  const season = (two: number, four: number) => ({
    ...{ season: 'x', months: [1], singleSupplement: 0, validUntil: '2027-12-31', children: null, isByNight: false },
    parties: [
      { size: 2 as const, amount: two },
      { size: 4 as const, amount: four },
      { size: 6 as const, amount: four },
    ],
  })
  const trip = { duration: 3, charges: [], surcharges: [], suitability: null }
  expect(pricesByParty({ ...trip, prices: [season(900, 700), season(1100, 600)] })).toEqual([
    { size: 2, least: 900, most: 1100 },
    { size: 4, least: 600, most: 700 },
    { size: 6, least: 600, most: 700 },
  ])
  expect(pricesByParty({ ...trip, prices: [] })).toEqual([])
})

test.each([
  ['Ana', 'Ana'],
  [' Ana Lucía ', 'Ana Lucía'],
  ['Win a prize at example.com', null],
  ['https://example.com', null],
  ['', null],
  [undefined, null],
])('%j in the address of a shared list is the sharer %j', (value, name) => expect(parseSharer(value)).toBe(name))

test('the address of a shared list carries a name only if there is one', () => {
  expect(withSharer('/shortlist?trips=7', 'Zoë')).toBe('/shortlist?trips=7&by=Zo%C3%AB')
  expect(withSharer('/shortlist?trips=7', '  ')).toBe('/shortlist?trips=7')
})
