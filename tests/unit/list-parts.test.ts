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

test('the next part is added below', () => {
  expect(addPart([first], second)).toEqual([first, second])
  expect(addPart([first, second], third)).toEqual([first, second, third])
})

test('Back takes off what was added, as far as it goes', () => {
  expect(addPart([first, second, third], second)).toEqual([first, second])
  expect(addPart([first, second, third], first)).toEqual([first])
})

test('the same part come anew takes its own place', () => {
  const renewed = { ...second, total: 31 }
  expect(addPart([first, second], renewed)).toEqual([first, renewed])
})

test('a part that does not follow stands alone', () => {
  expect(addPart([first], third)).toEqual([third])
  expect(addPart([third], first)).toEqual([first])
})

test('other filters begin another list, wherever they are', () => {
  const other = part(12, '/itineraries?country=Kenya')
  expect(addPart([first], other)).toEqual([other])
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
