// What a search asks for: every group must be met, each in one of several ways.
import { countries } from '../domain/choices'
import { foldWord, leaning, normalizeSearch, stopWords, tokens } from '../domain/search-text'
import { type Constraint, readConstraints } from './constraints'

export type Synonym = { term: string; means: string }

/** Words in one place; or, as `part`, letters anywhere, which is also inside a word. */
export type Text = { phrase: string; part: string | null }

export type Alternative = {
  texts: Text[]
  constraints: Constraint[]
  isTyped: boolean
  /** Of a place, folded: a trip that only tells of it does not go there. */
  names?: string[]
  /** Of an animal: a day that only tells of it does not show it. */
  isAnimal?: boolean
}

export type Group = {
  /** The visitor's words, normalised. */
  typed: string
  alternatives: Alternative[]
  /** Trips without it match too: 'safari', 'best'. */
  isOptional: boolean
  /** The word with hyphens that it is a part of: without one of its parts the others say nothing. */
  within?: string
}

/** Synonyms, ready for readPlan. */
export type Dictionary = Map<string, string[]>

const longestTerm = 4 // words
const mostGroups = 8

export function toDictionary(synonyms: Synonym[]): Dictionary {
  return new Map(
    synonyms.map(({ term, means }) => [
      tokens(normalizeSearch(term)).map(foldWord).join(' '),
      normalizeSearch(means)
        .split(',')
        .map((meaning) => meaning.trim())
        .filter(Boolean),
    ]),
  )
}

/** At most eight groups. `placeWords`: what places are called by, folded. */
export function readPlan(query: string, dictionary: Dictionary, placeWords = new Set<string>()): Group[] {
  const { found, rest } = readConstraints(normalizeSearch(query))
  const groups: Group[] = found.map(({ typed, constraint }) => ({
    typed,
    alternatives: [{ texts: [], constraints: [constraint], isTyped: true }],
    isOptional: false,
  }))
  const dropped: string[] = []
  for (const part of rest.split('|')) {
    const words = tokens(part)
    const hyphened = hyphenedIn(part)
    let before = ''
    for (let at = 0; at < words.length; ) {
      const term = termLength(words, at, dictionary)
      const isOneThing = !term && isPair(words.slice(at, at + 2), dictionary)
      const length = isOneThing ? 2 : term
      const typed = words.slice(at, at + (length || 1))
      const [word = ''] = typed
      at += typed.length
      const last = groups.at(-1)
      if (!length && (stopWords.has(word) || !/[\p{L}\p{N}]/u.test(word))) dropped.push(word)
      else {
        const group = toGroup(typed, dictionary.get(keyOf(typed)), isOneThing, placeWords)
        const whole = hyphened.find(({ parts }) => !length && parts.includes(word))
        if (whole) group.within = whole.typed
        if (before === 'or' && last) groups.splice(-1, 1, either(last, group))
        else if (!negations.has(before)) groups.push(group)
      }
      before = word
    }
  }
  // A search of small words only looks for those: somebody is still typing.
  const said = groups.length > 0 ? groups : dropped.map((word) => toGroup([word], undefined))
  return withoutRepetition(joinCountries(said)).slice(0, mostGroups)
}

function hyphenedIn(part: string) {
  const found = part.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []
  return found.map((typed) => ({ typed, parts: tokens(typed) }))
}

/** 'Northern lights' is one thing; in 'northern Kenya' the second word says enough. */
function isPair([first = '', second = '']: string[], dictionary: Dictionary) {
  if (!leaning.has(first) || !/^\p{L}{3,}$/u.test(second) || stopWords.has(second) || names.has(second)) return false
  const name = foldWord(second)
  const isMeaning = (meaning: string) => meaning.split('&').some((text) => foldWord(text.trim()) === name)
  return !dictionary.has(name) && ![...dictionary.values()].some((meanings) => meanings.some(isMeaning))
}

// What somebody does not want is not searched for.
const negations = new Set(['no', 'not', 'without'])

function either(one: Group, other: Group): Group {
  return {
    typed: `${one.typed} or ${other.typed}`,
    alternatives: [...one.alternatives, ...other.alternatives],
    isOptional: one.isOptional && other.isOptional,
  }
}

/** A trip is in one country: of two named countries either will do. */
function joinCountries(groups: Group[]) {
  const isCountry = ({ alternatives }: Group) =>
    alternatives.some(({ texts, constraints: [first] }) => texts.length === 0 && first?.kind === 'country')
  const named = groups.filter(isCountry)
  const [first, ...others] = named
  if (!first || others.length === 0) return groups
  return [...groups.filter((group) => !isCountry(group)), others.reduce(either, first)]
}

const names = new Map(countries.map((name) => [name.toLowerCase(), name]))

const keyOf = (words: string[]) => words.map(foldWord).join(' ')

function termLength(words: string[], at: number, dictionary: Dictionary) {
  for (let length = Math.min(longestTerm, words.length - at); length > 0; length -= 1)
    if (dictionary.has(keyOf(words.slice(at, at + length)))) return length
  return 0
}

function toGroup(words: string[], meanings: string[] | undefined, isInOrder = false, placeWords?: Set<string>): Group {
  const typed = words.join(' ')
  if (names.has(typed)) return { typed, alternatives: [readMeaning(typed)], isOptional: false }
  const key = keyOf(words)
  const literal: Alternative = {
    texts: [isInOrder ? { phrase: '', part: typed } : toText(typed, words.length === 1)],
    constraints: [],
    isTyped: true,
    ...(placeWords?.has(key) && { names: [key] }),
    isAnimal: animalsByWord.has(key),
  }
  const others = (meanings ?? []).map((meaning) => readMeaning(meaning, placeWords))
  // 'Summer' is June to August, and 'kids' are children who travel, even if a trip has the word elsewhere.
  const isFactOnly = others.length > 0 && others.every(({ texts }) => texts.length === 0)
  return {
    typed,
    alternatives: isFactOnly ? others : [literal, ...others, ...seenBy([typed, ...(meanings ?? [])])],
    isOptional: meanings?.length === 0 || /^\d+$/.test(typed),
  }
}

// Stemmed, a conservancy is conservation.
const unstemmed: Record<string, string> = { conservancy: 'conservanc' }

function toText(typed: string, isWord: boolean): Text {
  const part = unstemmed[foldWord(typed)]
  return part ? { phrase: '', part } : { phrase: typed, part: isWord ? typed : null }
}

// Words for which a trip's facts are as good as its texts.
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
  }).flatMap(([slug, names]) => names.map((name) => [keyOf(name.split(' ')), slug])),
)

/** Trips on which one sees the animal. */
function seenBy(phrases: string[]): Alternative[] {
  const slugs = new Set(phrases.flatMap((phrase) => animalsByWord.get(keyOf(phrase.split(' '))) ?? []))
  return [...slugs].map((slug) => ({ texts: [], constraints: [{ kind: 'animal', slug }], isTyped: true }))
}

function readMeaning(meaning: string, placeWords?: Set<string>): Alternative {
  const { found, rest } = readConstraints(meaning)
  const phrases = rest
    .split(/[|&]/)
    .map((text) => tokens(text).join(' '))
    .filter(Boolean)
  const inCountries = phrases.flatMap((phrase): Constraint[] => {
    const name = names.get(phrase)
    return name ? [{ kind: 'country', name }] : []
  })
  const placeNames = phrases.flatMap((phrase) => {
    const words = phrase.split(' ').map(foldWord)
    return words.every((word) => placeWords?.has(word)) ? words : []
  })
  return {
    ...(placeNames.length > 0 && { names: placeNames }),
    texts: phrases.filter((phrase) => !names.has(phrase)).map((phrase) => ({ phrase, part: null })),
    constraints: [...found.map(({ constraint }) => constraint), ...inCountries],
    isTyped: false,
  }
}

function withoutRepetition(groups: Group[]) {
  const byWord = new Map(groups.map((group) => [foldWord(group.typed), group]))
  return [...byWord.values()]
}

/** Each text once. */
export function allTexts(groups: Group[]): Text[] {
  const texts = groups.flatMap(({ alternatives }) => alternatives.flatMap((alternative) => alternative.texts))
  return [...new Map(texts.map((text) => [keyOfText(text), text])).values()]
}

/** The key in Hits. */
export const keyOfText = ({ phrase, part }: Text) => (part === null ? phrase : `${phrase}*${part}`)
