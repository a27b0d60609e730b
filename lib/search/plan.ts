// Parses a search into groups. A trip must match every group, each by one of its alternatives.
import { countries } from '../domain/choices'
import { foldWord, foldWords, leaning, normalizeSearch, stopWords, tokens } from '../domain/search-text'
import { type Constraint, readConstraints } from './constraints'
import type { Question } from './question'
import { type Translations, toTranslations } from './translate'

export type Synonym = { term: string; means: string }

/** `phrase`: words in one field. `part`: letters anywhere, even inside a word. */
export type Text = { phrase: string; part: string | null }

export type Alternative = {
  texts: Text[]
  constraints: Constraint[]
  isTyped: boolean
  /** Names of a place, stemmed: a trip whose texts only mention it does not go there. */
  names?: string[]
  /** An animal: a day that only mentions it does not count. */
  isAnimal?: boolean
}

export type Group = {
  /** The visitor's words, normalized. */
  typed: string
  alternatives: Alternative[]
  /** Trips match without it: 'safari', 'best'. */
  isOptional: boolean
  /** The hyphenated word that it is part of, which is matched as a whole. */
  within?: string
  /** Trips that have it do not match: 'without gorillas'. */
  isExcluded?: boolean
}

/** Meanings by folded term. */
export type Dictionary = Map<string, string[]>

/** The table of synonyms: meanings, words of other languages, and folded terms whose meaning is only the nearest. */
export type Vocabulary = { dictionary: Dictionary; translations: Translations; nearest: Set<string> }

const longestTerm = 4 // words
const mostGroups = 8

/** `tage` means `read as days`: the word of another language for it. */
export const readAs = /^read as +/
/** `wheelchair` means `instead gentle pace`: no trip has it, and these come nearest. */
const insteadOf = /^instead +/

export function toVocabulary(synonyms: Synonym[]): Vocabulary {
  const translated = synonyms.filter(({ means }) => readAs.test(means))
  const others = synonyms.filter(({ means }) => !readAs.test(means))
  const rows = translated.map(
    ({ term, means }) => [normalizeSearch(term), normalizeSearch(means.replace(readAs, ''))] as const,
  )
  const keyOf = (term: string) => foldWords(tokens(normalizeSearch(term)))
  const ours = [...others.flatMap(({ term, means }) => [term, means]), ...rows.map(([, read]) => read)]
  return {
    translations: toTranslations(
      rows,
      new Set([...stopWords, ...ours.flatMap((text) => tokens(normalizeSearch(text)))]),
    ),
    nearest: new Set(others.filter(({ means }) => insteadOf.test(means)).map(({ term }) => keyOf(term))),
    dictionary: new Map(
      others.map(({ term, means }) => [
        keyOf(term),
        normalizeSearch(means.replace(insteadOf, ''))
          .split(',')
          .map((meaning) => meaning.trim())
          .filter(Boolean),
      ]),
    ),
  }
}

/** At most eight groups. `placeWords`: stemmed words of place names. */
export function readPlan(question: Question, dictionary: Dictionary, placeWords = new Set<string>()): Group[] {
  const { typed, found, rest, isRead } = question
  const groups: Group[] = found.map(({ typed, constraint }) => ({
    typed,
    alternatives: [{ texts: [], constraints: [constraint], isTyped: true }],
    isOptional: false,
  }))
  const dropped: string[] = []
  const excluded: Group[] = []
  let isNegated = false
  for (const part of rest.split('|')) {
    let before = ''
    for (const term of toTerms(part, dictionary)) {
      const [word = ''] = term.words
      const last = groups.at(-1)
      if (term.isSmall) dropped.push(word)
      else if (negations.has(before)) {
        isNegated = true
        if (countryNames.has(word)) excluded.push(otherCountries(word))
        else excluded.push(...without(toGroup(term, dictionary, placeWords)))
      } else {
        const group = { ...toGroup(term, dictionary, placeWords), within: term.within }
        if (before === 'or' && last) groups.splice(-1, 1, either(last, group))
        else groups.push(group)
      }
      if (!negations.has(before) || !passedOver.has(word)) before = word
    }
  }
  // A search of stop words only looks for those: the visitor may still be typing.
  const isOnlySmall = groups.length === 0 && !isRead && !isNegated
  if (isOnlySmall && dropped.length === 0 && hasSigns(typed)) return [{ typed, alternatives: [], isOptional: false }]
  const wanted = isOnlySmall ? dropped.map((word) => toGroup({ words: [word] }, new Map(), placeWords)) : groups
  return withoutRepetition([...joinCountries(wanted), ...excluded]).slice(0, mostGroups)
}

// What 'without' cannot exclude: 'without kids' says who travels, 'not expensive' is no fact.
const notExcludable: Constraint['kind'][] = ['age', 'cheap', 'children', 'days', 'months', 'older guests', 'price']

/** Trips without it; nothing for what says nothing about trips. */
function without(group: Group): Group[] {
  const alternatives = group.alternatives.filter(
    ({ texts, constraints }) =>
      texts.length + constraints.length > 0 && !constraints.some(({ kind }) => notExcludable.includes(kind)),
  )
  return group.isOptional || alternatives.length === 0
    ? []
    : [{ ...group, typed: `without ${group.typed}`, alternatives, isExcluded: true }]
}

/** Of a search without words: '%', but not spaces or what cannot be seen. */
const hasSigns = (query: string) => /[^\s\p{DI}\p{Cc}]/u.test(query)

type Term = {
  words: string[]
  /** A stop word. */
  isSmall?: boolean
  /** Its words only mean something in this order. */
  isInOrder?: boolean
  within?: string
}

/** Terms of the dictionary, the longest first, pairs that are one thing, and single words. */
function toTerms(part: string, dictionary: Dictionary) {
  const terms: Term[] = []
  const hyphened = hyphenedIn(part)
  let rest = tokens(part)
  while (rest.length > 0) {
    const known = termLength(rest, dictionary)
    const isInOrder = !known && isPair(rest.slice(0, 2), dictionary)
    const words = rest.slice(0, isInOrder ? 2 : known || 1)
    rest = rest.slice(words.length)
    const [word = ''] = words
    if (known || isInOrder) terms.push({ words, isInOrder })
    else
      terms.push({
        words,
        isSmall: stopWords.has(word) || negations.has(word),
        within: hyphened.find(({ parts }) => parts.includes(word))?.typed,
      })
  }
  return terms
}

function hyphenedIn(part: string) {
  const found = part.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []
  return found.map((typed) => ({ typed, parts: tokens(typed) }))
}

/** 'Northern lights' is one thing; in 'northern Kenya' the second word is enough. */
function isPair([first = '', second = '']: string[], dictionary: Dictionary) {
  if (!leaning.has(first) || !/^\p{L}{3,}$/u.test(second) || stopWords.has(second) || countryNames.has(second))
    return false
  const name = foldWord(second)
  const isMeaning = (meaning: string) => meaning.split('&').some((text) => foldWord(text.trim()) === name)
  return !dictionary.has(name) && ![...dictionary.values()].some((meanings) => meanings.some(isMeaning))
}

// Negated words are not searched for; of a country the others are.
const negations = new Set(['no', 'not', 'without', 'except', 'excluding', 'avoid', 'avoiding', 'dont'])
/** 'without gorillas', 'no camping', 'not in july', but not 'no more than 6 days'. */
export function isNegated(typed: string) {
  const [first = '', second = ''] = typed.split(' ')
  return negations.has(first) && !['more', 'less'].includes(second)
}

// Between a negation and its word: 'not by plane', 'without the beach', 'not too long'.
const passedOver = new Set(
  'a an any at by for from going in into on see seeing the to too very want wanting with'.split(' '),
)

function otherCountries(word: string): Group {
  const others = countries.filter((name) => name.toLowerCase() !== word)
  return {
    typed: `not ${word}`,
    alternatives: others.map((name) => ({ texts: [], constraints: [{ kind: 'country', name }], isTyped: true })),
    isOptional: false,
  }
}

function either(one: Group, other: Group): Group {
  return {
    typed: `${one.typed} or ${other.typed}`,
    alternatives: [...one.alternatives, ...other.alternatives],
    isOptional: one.isOptional && other.isOptional,
  }
}

/** A trip is in one country, so of two named countries either matches. */
function joinCountries(groups: Group[]) {
  const isCountry = ({ alternatives }: Group) =>
    alternatives.some(({ texts, constraints: [first] }) => texts.length === 0 && first?.kind === 'country')
  const named = groups.filter(isCountry)
  const [first, ...others] = named
  if (!first || others.length === 0) return groups
  return [...groups.filter((group) => !isCountry(group)), others.reduce(either, first)]
}

const countryNames = new Map(countries.map((name) => [name.toLowerCase(), name]))

export function termLength(words: string[], dictionary: Dictionary) {
  for (let length = Math.min(longestTerm, words.length); length > 0; length -= 1)
    if (dictionary.has(foldWords(words.slice(0, length)))) return length
  return 0
}

function toGroup({ words, isInOrder }: Term, dictionary: Dictionary, placeWords: Set<string>): Group {
  const meanings = dictionary.get(foldWords(words))
  const typed = words.join(' ')
  if (countryNames.has(typed)) return { typed, alternatives: [readMeaning(typed)], isOptional: false }
  const key = foldWords(words)
  const literal: Alternative = {
    // What has synonyms is a whole word: 'kili' is Kilimanjaro, not the letters in a view of it.
    texts: [isInOrder ? { phrase: '', part: typed } : toText(typed, words.length === 1 && !meanings?.length)],
    constraints: [],
    isTyped: true,
    ...(placeWords.has(key) && { names: [key] }),
    isAnimal: animalsByWord.has(key),
  }
  const others = (meanings ?? []).map((meaning) => readMeaning(meaning, placeWords))
  // 'Summer' always means June to August and 'kids' travelling children, even where a trip contains the word.
  const isFactOnly = others.length > 0 && others.every(({ texts }) => texts.length === 0)
  return {
    typed,
    alternatives: isFactOnly ? others : [literal, ...others, ...seenBy([typed, ...(meanings ?? [])])],
    isOptional: meanings?.length === 0 || /^\d+(?:s|st|nd|rd|th|er|e)?$/.test(typed),
  }
}

// The stemmer would equate conservancy with conservation.
const unstemmed: Record<string, string> = { conservancy: 'conservanc' }

function toText(typed: string, isWord: boolean): Text {
  const part = unstemmed[foldWord(typed)]
  return part ? { phrase: '', part } : { phrase: typed, part: isWord ? typed : null }
}

// Animals by the words for them: facts about sightings count as much as texts.
const animalsByWord = new Map(
  Object.entries({
    'big-cats': ['lion', 'big cats'],
    elephants: ['elephant'],
    rhinos: ['rhino', 'rhinoceros'],
    gorillas: ['gorilla'],
    chimpanzees: ['chimpanzee', 'chimp'],
    migration: ['migration'],
    hippos: ['hippo', 'crocodile'],
    'zebras-giraffes': ['zebra', 'giraffe'],
    birds: ['bird'],
  }).flatMap(([slug, names]) => names.map((name) => [foldWords(name.split(' ')), slug])),
)

/** Trips on which the animal is likely to be seen. */
function seenBy(phrases: string[]): Alternative[] {
  const slugs = new Set(phrases.flatMap((phrase) => animalsByWord.get(foldWords(phrase.split(' '))) ?? []))
  return [...slugs].map((slug) => ({ texts: [], constraints: [{ kind: 'animal', slug }], isTyped: true }))
}

function readMeaning(meaning: string, placeWords = new Set<string>()): Alternative {
  const { found, rest } = readConstraints(meaning)
  const phrases = rest
    .split(/[|&]/)
    .map((text) => tokens(text).join(' '))
    .filter(Boolean)
  const inCountries = phrases.flatMap((phrase): Constraint[] => {
    const name = countryNames.get(phrase)
    return name ? [{ kind: 'country', name }] : []
  })
  const placeNames = phrases.flatMap((phrase) => {
    const words = phrase.split(' ').map(foldWord)
    return words.every((word) => placeWords.has(word)) ? words : []
  })
  return {
    ...(placeNames.length > 0 && { names: placeNames }),
    texts: phrases.filter((phrase) => !countryNames.has(phrase)).map((phrase) => ({ phrase, part: null })),
    constraints: [...found.map(({ constraint }) => constraint), ...inCountries],
    isTyped: false,
  }
}

function withoutRepetition(groups: Group[]) {
  const byWord = new Map(groups.map((group) => [foldWord(group.typed), group]))
  return [...byWord.values()]
}

/** All texts of the groups, without duplicates. */
export function allTexts(groups: Group[]): Text[] {
  const texts = groups.flatMap(({ alternatives }) => alternatives.flatMap((alternative) => alternative.texts))
  return [...new Map(texts.map((text) => [keyOfText(text), text])).values()]
}

/** The key in Hits. */
export const keyOfText = ({ phrase, part }: Text) => (part === null ? phrase : `${phrase}*${part}`)
