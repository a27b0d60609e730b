import { expect, test } from 'vitest'
import { readAges } from '@/lib/forms/booked-party'

test.each([
  ['9, 6', 2, [9, 6]],
  ['nine, 6 years', 2, [6]],
  ['9 months and 6 years', 2, [0, 6]],
  ['9 and 6, and our eldest is 15', 3, [9, 6]],
  ['9, 6, 4', 2, [9, 6]],
  ['', 2, []],
])('%j of %i children', (text, children, ages) => {
  expect(readAges(text, children)).toEqual(ages)
})
