import { expect, test } from 'vitest'
import { withOneSpelling } from '@/lib/answers/one-spelling'

test.each(['off road', 'off-road', 'Off-Road', 'off roading', 'offroad'])('%s is one word of the index', (written) => {
  expect(withOneSpelling(`${written} in the Mara`).toLowerCase()).toBe('offroad in the mara')
})

test('a doubled consonant is read as one', () => {
  expect(withOneSpelling('trekking with trekkers')).toBe('treking with trekers')
})
