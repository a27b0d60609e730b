import { expect, test } from 'vitest'
import { parseItineraryId } from '@/lib/itineraries/id'

test.each(['1', '18', '2147483647'])('%s is looked up', (id) => {
  expect(parseItineraryId(id)).toBe(Number(id))
})

test.each(['0', '-1', '1.5', '1e3', '007', '2147483648', '99999999999', 'abc', '', ' 1', '1%00', undefined])(
  '%s is not looked up',
  (id) => {
    expect(parseItineraryId(id)).toBeNull()
  },
)
