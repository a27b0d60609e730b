import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeSearch, tokens } from '@/lib/domain/search-text'
import { testDb } from '../support/test-db'

const wordsHere = (texts: string[]) => texts.map((text) => tokens(normalizeSearch(text)).join(' '))

async function wordsInDatabase(texts: string[]) {
  const rows = await testDb.$queryRaw<{ words: string }[]>`
    SELECT btrim("search_normalize"("text")) AS "words"
    FROM unnest(${texts}::text[]) WITH ORDINALITY AS "given" ("text", "no") ORDER BY "no"`
  return rows.map(({ words }) => words)
}

// Of the scripts that travellers and the operator write.
const known = /[\p{sc=Common}\p{sc=Inherited}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}]/u
// U+A7C0: letters that are younger than some servers.
const isCharacter = /(?![\p{Cn}\p{Co}\p{Cs}\0\ua7c0-\ua7ff])./su
const characters = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).filter(
  (character) => known.test(character) && isCharacter.test(character),
)
const emoji = [...'🦁🐘🦒🏝🌍😀🤿🚙🪂']
const signs = characters.filter((character) => /[\p{P}\p{S}\p{Z}\p{DI}\p{Cc}]/u.test(character))

test('every character divides words, joins them or goes, in the database as here', async () => {
  const texts = [...characters, ...emoji].map((character) => `ol${character}pejeta`)
  const [here, there] = [wordsHere(texts), await wordsInDatabase(texts)]
  expect(
    texts.flatMap((text, index) => (here[index] === there[index] ? [] : [[text, here[index], there[index]]])),
  ).toEqual([])
})

test('so do several of them', async () => {
  const part = fc.oneof(
    fc.constantFrom(...signs, ...emoji),
    fc.constantFrom('ke', 'NYA', 'ﬁ', '٣', '１', 'é', 'İ', '²', 'Ω'),
  )
  const texts = fc.sample(
    fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
    { numRuns: 2000, seed: 20_261_128 },
  )
  expect(await wordsInDatabase(texts)).toEqual(wordsHere(texts))
})
