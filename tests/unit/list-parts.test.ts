import { expect, test } from 'vitest'
import { addPart, countItineraries, type ListPart } from '@/app/itineraries/_components/list-parts'

// A list of 30 trips in parts of twelve. An id is the position.
const part = (before: number, list = '/itineraries'): ListPart => ({
  list,
  after: before || null,
  next: before + 12 < 30 ? before + 12 : null,
  before,
  size: Math.min(12, 30 - before),
  total: 30,
})

const [first, second, third] = [part(0), part(12), part(24)] as const

const renewed = { ...second, total: 31 }
const other = part(12, '/itineraries?country=Kenya')

test.each([
  ['the next part is added below', [first], second, [first, second]],
  ['the last one too', [first, second], third, [first, second, third]],
  ['Back takes off what was added', [first, second, third], second, [first, second]],
  ['as far as it goes', [first, second, third], first, [first]],
  ['the same part come anew takes its own place', [first, second], renewed, [first, renewed]],
  ['a part that does not follow stands alone', [first], third, [third]],
  ['one before it too', [third], first, [first]],
  ['other filters begin another list', [first], other, [other]],
])('%s', (_, shown, added, parts) => {
  expect(addPart(shown, added)).toEqual(parts)
})

test.each([
  [[{ ...first, size: 6, total: 6 }], '6 trips'],
  [[{ ...first, size: 1, total: 1 }], '1 trip'],
  [[{ ...first, size: 0, total: 0 }], '0 trips'],
  [[first], '12 of 30 trips'],
  [[first, second], '24 of 30 trips'],
  [[first, second, third], '30 of 30 trips'],
  [[second], 'Trips 13 to 24 of 30'],
  [[second, third], 'Trips 13 to 30 of 30'],
])('%# is announced as %s', (parts, words) => {
  expect(countItineraries(parts)).toBe(words)
})
