import { expect, test } from 'vitest'
import { routeOf } from '@/scripts/lib/access-log'

test.each([
  ['/itineraries/6?query=gorilla', '/itineraries/6'],
  ['/itineraries/anna@example.org', '/itineraries/...'],
  ['/desk/lead~TT-7K4Q2P9~20871~7i64bpxeyUnrPy7_-x5frg2-9oCoCTB8BlCe1R6xkR8?done=1', '/desk/...'],
])('%s is logged as %s', (url, route) => {
  expect(routeOf(url)).toBe(route)
})
