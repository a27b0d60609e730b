import { expect, test } from 'vitest'
import { searchWords } from '@/lib/itineraries/search'

test('case and accents are ignored and words are divided', () => {
  expect(searchWords('  Café \u0000 NAÏVE ')).toEqual(['cafe', 'naive'])
})

test('the wildcards of LIKE are plain characters to a visitor', () => {
  expect(searchWords('100% a_b c\\d')).toEqual(['100\\%', 'a\\_b', 'c\\\\d'])
})

test('a search of a thousand words is cut to eight', () => {
  expect(searchWords('word '.repeat(1000))).toHaveLength(8)
})
