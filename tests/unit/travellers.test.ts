import { expect, test } from 'vitest'
import { parseTravellers, sayTravellers, travellerPairs } from '@/lib/itineraries/travellers'

test.each([
  [{ adults: '2', kids: '1', from: '2027-08' }, '2 adults and 1 child, August 2027'],
  [{ adults: '2', kids: '2', ages: '9,6' }, '2 adults and 2 children (9, 6)'],
  [{ adults: '2', kids: '1', ages: '9,6' }, '2 adults and 1 child (9)'],
  [{ adults: '1' }, '1 adult'],
  [{ adults: '7', kids: '0', from: '' }, '7 adults'],
  [{ kids: '3' }, '2 adults and 3 children'],
  [{ from: '2027-12' }, '2 adults, December 2027'],
  [{ adults: '2', kids: 'many', from: '2027-13' }, '2 adults'],
])('%o are %s', (params, said) => {
  const travellers = parseTravellers(params)
  expect(travellers && sayTravellers(travellers)).toBe(said)
  expect(parseTravellers(Object.fromEntries(travellerPairs(travellers)))).toEqual(travellers)
})

test.each([{}, { adults: '0', kids: '', from: 'August' }, { adults: '21' }, { adults: '-1', kids: '1.5' }])(
  '%o says nobody',
  (params) => expect(parseTravellers(params)).toBeNull(),
)
