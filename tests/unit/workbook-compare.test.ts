import { expect, test } from 'vitest'
import { compare } from '@/lib/publishing/compare'

test('a new word is added even if every object has a property of that name', () => {
  const added = { Synonyms: [{ term: 'constructor', means: 'builder' }] }
  const { changes, conflicts } = compare(added, {}, { Synonyms: {} })
  expect(conflicts).toEqual([])
  expect(changes).toMatchObject([{ key: 'constructor', kind: 'added' }])
})
