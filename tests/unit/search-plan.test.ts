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
  readPlan(query, dictionary).map(
    ({ typed, alternatives, isOptional }) =>
      `${typed}${isOptional ? '?' : ''}: ${alternatives
        .map(({ texts, constraints }) =>
          [...texts.map(({ phrase }) => phrase), ...constraints.map(({ kind }) => kind)].join('&'),
        )
        .join(', ')}`,
  )

describe('a search', () => {
  test('is divided into words, without case, accents, apostrophes and small words', () => {
    expect(plan('The Café  of HELL’S Gate')).toEqual(['cafe: cafe', 'hells: hells', 'gate: gate'])
  })

  test('of small words alone looks for them', () => {
    expect(plan('a')).toEqual(['a: a'])
  })

  test('takes words that belong together by the longest term, singular or plural', () => {
    expect(plan('whale sharks')).toEqual(['whale sharks: whale sharks, zanzibar'])
  })

  test('takes a word that only says which with the one after it, unless that is a name', () => {
    expect(textsOf(readPlan('northern lights', dictionary))).toEqual([{ phrase: '', part: 'northern lights' }])
    expect(plan('northern serengeti')).toEqual(['northern: northern', 'serengeti: serengeti'])
  })

  test('notes of which word with hyphens a word is a part', () => {
    expect(readPlan('ol-pejeta kenya', dictionary).map(({ within }) => within)).toEqual([
      'ol-pejeta',
      'ol-pejeta',
      undefined,
    ])
  })

  test('reads meanings as it reads what is typed', () => {
    expect(plan('migration')).toEqual(['migration: migration, maasai mara&months, serengeti, animal'])
  })

  test('a time means no word', () => {
    expect(plan('christmas in kenya')).toEqual(['christmas: months', 'kenya: kenya'])
  })

  test('a term without a meaning may be missing', () => {
    expect(plan('gorilla safari')).toEqual(['gorilla: gorilla, animal', 'safari?: safari'])
  })

  test('takes either side of an or, and either of two countries', () => {
    expect(plan('lions or leopards')).toEqual(['lions or leopards: lions, animal, leopards'])
    expect(plan('kenya and tanzania')).toEqual(['kenya or tanzania: kenya, tanzania'])
  })

  test('does not look for what is not wanted', () => {
    expect(plan('tanzania without camping')).toEqual(['tanzania: tanzania'])
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

describe('words', () => {
  test.each([
    ['gorillas', 'gorilla'],
    ['families', 'family'],
    ['beaches', 'beach'],
    ['bus', 'bus'],
    ['glass', 'glass'],
  ])('%s folds to %s', (word, folded) => expect(fold(word)).toBe(folded))

  test('punctuation divides, and alone stays what it is', () => {
    expect(tokens(normalizeSearch('Mt.Kenya, "fly-in" (4x4)! 100% \u0000'))).toEqual([
      'mt',
      'kenya',
      'fly',
      'in',
      '4x4',
      '100%',
    ])
    expect(tokens('%')).toEqual(['%'])
  })
})

describe('a mistyped word', () => {
  const known = [
    'gorilla',
    'zanzibar',
    'masai',
    'mara',
    'rhino',
    'elephant',
    'timer',
    'honeymoon',
    'trekking',
    'tracking',
  ]
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
  ])('%s is meant as %s', (typed, meant) => expect(meantWord(typed, known)).toBe(meant))
})
