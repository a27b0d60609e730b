import { expect, test } from 'vitest'
import { kenya } from '@/lib/content/destinations/kenya'
import { tanzania } from '@/lib/content/destinations/tanzania'
import { uganda } from '@/lib/content/destinations/uganda'

test.each([kenya, tanzania, uganda])('the seasons of $country cover the twelve months once, in order', ({ season }) => {
  const months = season.periods.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  )
  expect(months).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

test.each([kenya, tanzania, uganda])('$country gives four reasons and at least six places', ({ why, places }) => {
  expect(why.points).toHaveLength(4)
  expect(places.key.length).toBeGreaterThanOrEqual(6)
})
