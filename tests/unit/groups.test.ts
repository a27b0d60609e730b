import { expect, test } from 'vitest'
import { countVehicles, exampleGroup } from '@/lib/content/groups'

test.each([
  ['6 guests, each with a window', 3],
  ['7 guests, or 6 with camera bags', 2],
  ['Up to 12 guests, 15 kg of luggage each', 2],
  ['18 guests, with camp crew', 1],
  ['Ask us', null],
])('a group of 14 in vehicles for %s takes %s', (capacity, count) => {
  expect(countVehicles(exampleGroup, capacity)).toBe(count)
})
