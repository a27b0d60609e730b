import { expect, test } from 'vitest'
import { shorten } from '@/lib/seo/shorten'

test('a text that fits stays, on one line', () => {
  expect(shorten(' Two \n words ', 9)).toBe('Two words')
})

test('a longer one ends after a whole word, without the comma', () => {
  expect(shorten('The Mara, Amboseli and the coast', 12)).toBe('The Mara…')
  expect(shorten('Samburu, Laikipia', 8)).toBe('Samburu…')
})

test.each(['x'.repeat(50), 'one '.repeat(20), '🦁'.repeat(30), 'ab 🦁🦁🦁🦁🦁🦁'])(
  '%s never grows beyond the limit',
  (text) => {
    for (const limit of [7, 8, 9, 10]) {
      const clipped = shorten(text, limit)
      expect(clipped.length).toBeLessThanOrEqual(limit)
      expect(clipped.isWellFormed()).toBe(true)
    }
  },
)
