import { describe, expect, test } from 'vitest'
import { meantWord } from '@/lib/itineraries/search/correct'
import { readPlan, textsOf, toDictionary } from '@/lib/itineraries/search/plan'
import { fold, normalizeSearch, tokens } from '@/lib/itineraries/search/words'

const dictionary = toDictionary([
  { term: 'whale shark', means: 'zanzibar' },
  { term: 'migration', means: 'maasai mara & july to october, serengeti' },
  { term: 'christmas', means: 'december' },
  { term: 'safari', means: '' },
])

/** In short: what was typed, and what it means. */
const plan = (query: string) =>
  readPlan(query, dictionary)
    .map(({ typed, alternatives, isOptional }) => {
      const meanings = alternatives.map(({ texts, constraints }) =>
        [...texts.map(({ phrase }) => phrase), ...constraints.map(({ kind }) => kind)].join('&'),
      )
      return `${typed}${isOptional ? '?' : ''}: ${meanings.join(', ')}`
    })
    .join('; ')

describe('a search', () => {
  test.each([
    [
      'is words without case, accents and small words',
      'The Café  of HELL’S Gate',
      'cafe: cafe; hells: hells; gate: gate',
    ],
    ['of small words alone looks for them', 'a', 'a: a'],
    ['takes words together by the longest term, in any number', 'whale sharks', 'whale sharks: whale sharks, zanzibar'],
    [
      'leaves a word that only says which before a name',
      'northern serengeti',
      'northern: northern; serengeti: serengeti',
    ],
    ['reads meanings as what is typed', 'migration', 'migration: migration, maasai mara&months, serengeti, animal'],
    ['takes a time for no word', 'christmas in kenya', 'christmas: months; kenya: kenya'],
    ['does without a term that has no meaning', 'gorilla safari', 'gorilla: gorilla, animal; safari?: safari'],
    ['takes either side of an or', 'lions or leopards', 'lions or leopards: lions, animal, leopards'],
    ['takes either of two countries', 'kenya and tanzania', 'kenya or tanzania: kenya, tanzania'],
    ['does not look for what is not wanted', 'tanzania without camping', 'tanzania: tanzania'],
  ])('%s: %s', (_, query, read) => {
    expect(plan(query)).toEqual(read)
  })

  test('takes a word that only says which with the one after it', () => {
    expect(textsOf(readPlan('northern lights', dictionary))).toEqual([{ phrase: '', part: 'northern lights' }])
  })

  test('notes of which word with hyphens a word is a part', () => {
    const within = readPlan('ol-pejeta kenya', dictionary).map((word) => word.within)
    expect(within).toEqual(['ol-pejeta', 'ol-pejeta', undefined])
  })

  test('of a thousand words is cut to eight', () => {
    const words = Array.from({ length: 1000 }, (_, index) => `word${index}`)
    expect(readPlan(words.join(' '), dictionary)).toHaveLength(8)
  })

  test('asks for each text once, and for parts of single words only', () => {
    expect(textsOf(readPlan('zanzibar whale shark', dictionary))).toEqual([
      { phrase: 'zanzibar', part: 'zanzibar' },
      { phrase: 'whale shark', part: null },
      { phrase: 'zanzibar', part: null },
    ])
  })
})

test.each([
  ['gorillas', 'gorilla'],
  ['families', 'family'],
  ['beaches', 'beach'],
  ['bus', 'bus'],
  ['glass', 'glass'],
])('%s folds to %s', (word, folded) => expect(fold(word)).toBe(folded))

test('punctuation divides, and alone stays what it is', () => {
  expect(tokens(normalizeSearch('Mt.Kenya, "fly-in" (4x4)! 100% \u0000')).join(' ')).toBe('mt kenya fly in 4x4 100%')
  expect(tokens('%')).toEqual(['%'])
})

const known = 'gorilla zanzibar masai mara rhino elephant timer honeymoon trekking tracking'.split(' ')

test.each([
  ['gorrilla', 'gorilla'],
  ['zansibar', 'zanzibar'],
  ['masia', 'masai'],
  ['rino', 'rhino'],
  ['elefant', 'elephant'],
  ['honeym', 'honeymoon'],
  ['trecking', 'trekking'],
  ['tiger', null],
  ['xyz', null],
  ['penguin', null],
])('the mistyped word %s is meant as %s', (typed, meant) => expect(meantWord(typed, known)).toBe(meant))
