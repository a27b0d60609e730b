import { expect, test } from 'vitest'
import { splitCapacity } from '@/app/fleet/_components/vehicle-capacity'
import { fleet } from '@/prisma/seed/fleet'
import { itineraries } from '@/prisma/seed/itineraries/all'
import { places } from '@/prisma/seed/places/all'

test.each([
  ['6 guests, each with a window', { prefix: '', count: '6', rest: 'guests, each with a window' }],
  ['Up to 12 guests, 15 kg each', { prefix: 'Up to', count: '12', rest: 'guests, 15 kg each' }],
  ['Seats for a family', { prefix: '', count: '', rest: 'Seats for a family' }],
  ['4x4', { prefix: '', count: '', rest: '4x4' }],
  ['', { prefix: '', count: '', rest: '' }],
])('the capacity %o is split at its number', (capacity, parts) => {
  expect(splitCapacity(capacity)).toEqual(parts)
})

test('no other car is offered for a place where a trip promises a 4x4', () => {
  const promised = itineraries.filter(({ inclusions }) => inclusions.some((line) => /4x4|Land Cruiser/.test(line)))
  const visited = new Set(promised.flatMap(({ stops }) => stops.map(({ place }) => place)))
  const names = places.filter(({ id, kind }) => visited.has(id) && /park|reserve/.test(kind)).map(({ name }) => name)
  const others = fleet.filter(({ type }) => type === 'Minibus')
  const isNamed = (text: string) => names.filter((name) => text.includes(name.replace(/^Lake /, '')))
  expect(names.length).toBeGreaterThan(5)
  expect(others.flatMap(({ description, features }) => isNamed([description, ...features].join(' ')))).toEqual([])
})
