import { expect, test } from 'vitest'
import { splitCapacity } from '@/app/fleet/_components/vehicle-capacity'

test.each([
  ['6 guests, each with a window', { prefix: '', count: '6', rest: 'guests, each with a window' }],
  ['Up to 12 guests, 15 kg each', { prefix: 'Up to', count: '12', rest: 'guests, 15 kg each' }],
  ['Seats for a family', { prefix: '', count: '', rest: 'Seats for a family' }],
  ['4x4', { prefix: '', count: '', rest: '4x4' }],
  ['', { prefix: '', count: '', rest: '' }],
])('the capacity %o is split at its number', (capacity, parts) => {
  expect(splitCapacity(capacity)).toEqual(parts)
})
