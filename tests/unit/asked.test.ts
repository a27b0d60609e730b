import { expect, test } from 'vitest'
import { toPagePassages } from '@/lib/answers/page-passages'
import { asked } from '@/lib/content/asked'
import { claims } from '@/lib/content/claims'

const passages = toPagePassages({
  reworded: {},
  claims: Object.fromEntries(claims.map(({ id, text }) => [id, text])),
  unconfirmed: { ids: [], names: [] },
})
const wordings = Object.values(asked).flatMap((one) => one.split('; '))

test('every wording leads to a passage that exists', () => {
  const keys = new Set(passages.map(({ key }) => key))
  expect(Object.keys(asked).filter((key) => !keys.has(key))).toEqual([])
})

test('no wording leads to two passages, whatever the order of its words', () => {
  const sorted = wordings.map((one) => one.split(' ').toSorted().join(' '))
  expect(wordings.filter((_, index) => sorted.indexOf(sorted[index] ?? '') !== index)).toEqual([])
})

test('every wording is in lower case, without punctuation', () => {
  expect(wordings.filter((one) => !/^[a-z0-9]+(?:[ -][a-z0-9]+)*$/.test(one))).toEqual([])
})
