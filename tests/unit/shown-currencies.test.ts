import { expect, test } from 'vitest'
import { formatAbout } from '@/lib/domain/shown-currencies'

test.each([
  [2390, 'GBP', 1.32, 'about £1,810'],
  [26_437, 'EUR', 1.16, 'about €22,800'],
  [95, 'CHF', 1.24, 'about CHF 77'],
  [1, 'GBP', 1.32, 'about £1'],
] as const)('US$%d is shown in %s at %d', (dollars, code, rate, text) => {
  expect(formatAbout(dollars, code, rate).replace('\u00a0', ' ')).toBe(text)
})
