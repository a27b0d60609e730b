// Suggestions of the search box, computed in the browser from the rows of /api/suggestions.

import { slugOf } from '../content/slug'
import { foldWord, normalizeSearch, tokens } from '../domain/search-text'
import { correctedWord } from './correct'

export const suggestionKinds = ['place', 'animal', 'month', 'theme', 'trip', 'answer', 'recent'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

export type Suggestion = {
  kind: SuggestionKind
  label: string
  /** What choosing it searches for. */
  fill: string
  note: string
  /** The trip's id. */
  id?: number
  /** Of an answer: its place, which choosing it opens. */
  href?: string
}

/**
 * Wire format: index of the kind, label, note, synonyms, and the search text, the trip's id or the place of an answer,
 * which ends with # if its anchor is the label.
 */
export type SuggestionRow = [kind: number, label: string, note: string, also: string, fill: string | number]

type Entry = Suggestion & { words: string[]; joined: string; others: string[] }

export type Suggestions = { entries: Entry[]; words: string[] }

export const mostSuggested = 8
const mostAnswers = 2

const small = new Set(['a', 'and', 'by', 'for', 'in', 'of', 'on', 'the', 'to', 'with', 'under'])

// Of a question that is typed as one: headings have none of these.
const asking = new Set(
  'am are can do does how i is it me my need should there we what when where which you your'.split(' '),
)

const toWords = (text: string) => tokens(normalizeSearch(text))

export function toSuggestions(rows: SuggestionRow[]): Suggestions {
  const entries = rows.map(([kind, label, note, also, fill]) => {
    const words = toWords(label)
    const isAnswer = suggestionKinds[kind] === 'answer'
    return {
      kind: suggestionKinds[kind] ?? 'place',
      label,
      note,
      words,
      fill: typeof fill === 'number' || isAnswer ? label : fill || label,
      href: isAnswer ? String(fill).replace(/#$/, `#${slugOf(label)}`) : undefined,
      id: typeof fill === 'number' ? fill : undefined,
      joined: words.join(''),
      others: also ? also.split(',') : [],
    }
  })
  const words = entries.flatMap((entry) => [...entry.words, ...entry.others.flatMap((other) => other.split(' '))])
  return { entries, words: [...new Set(words)].filter((word) => word.length > 3) }
}

/** The best matches, at most `most`, grouped in the order of the kinds. */
export function suggest(typed: string, { entries, words }: Suggestions, recent: string[], most: number): Suggestion[] {
  const typedWords = toWords(typed)
  const earlier = recent.map(
    (label): Entry => ({
      kind: 'recent' as const,
      label,
      fill: label,
      note: '',
      words: toWords(label),
      joined: toWords(label).join(''),
      others: [],
    }),
  )
  if (typedWords.length === 0) return inGroups([...earlier.slice(0, 3), ...firstOfEach(entries)].slice(0, most))
  const own = earlier.filter(({ label }) => normalizeSearch(label) !== normalizeSearch(typed.trim()))
  const all = [...entries, ...own]
  const found = best(typedWords, all, most)
  if (found.length > 0) return inGroups(found)
  // Corrects typing errors; the last word may be incomplete.
  const corrected = typedWords.map((word) => correctedWord(word, words) ?? correctedBeginning(word, words) ?? word)
  return inGroups(best(corrected, all, most))
}

// Corrects the beginning of a word, such as 'zansib'.
function correctedBeginning(word: string, words: string[]) {
  if (word.length < 4) return null
  const begun = new Map(words.map((known) => [known.slice(0, word.length), known]))
  const near = correctedWord(word, [...begun.keys()])
  return near ? (begun.get(near) ?? null) : null
}

/** For an empty box: the most visited places, animals, months and themes. */
function firstOfEach(entries: Entry[]) {
  const first = (kind: SuggestionKind, count: number) => entries.filter((entry) => entry.kind === kind).slice(0, count)
  return [...first('place', 3), ...first('animal', 2), ...first('theme', 2)]
}

function best(typedWords: string[], entries: Entry[], most: number) {
  const found = entries
    .map((entry) => ({ entry, worth: scoreOf(typedWords, entry) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ entry }) => entry)
  const further = found.filter(({ kind }) => kind === 'answer').slice(mostAnswers)
  return found.filter((entry) => !further.includes(entry)).slice(0, most)
}

function scoreOf(typedWords: string[], entry: Entry) {
  const { words, joined, others, kind } = entry
  if (kind === 'answer') return scoreOfAnswer(typedWords, entry)
  const text = typedWords.join('')
  const own = kind === 'trip' || kind === 'recent' ? 0 : 2
  if (joined.startsWith(text)) return 10 + own
  // An entry need not contain every typed word: 'big cats in march' suggests 'Big cats'.
  const meaningful = typedWords.filter((word) => !small.has(word))
  if (meaningful.length > 0 && meaningful.every((word) => isIn(words, word))) return 6 + own
  if (text.length > 3 && joined.includes(text)) return 5 + own
  const whole = typedWords.join(' ')
  if (others.some((other) => other.startsWith(whole) || other === foldWord(whole)))
    return whole.length > 2 ? 4 + own : 0
  return 0
}

/** Below a trip that matches as well; of two headings the shorter one says more about the whole. */
function scoreOfAnswer(typedWords: string[], { words, joined, label }: Entry) {
  const meaningful = typedWords.filter((word) => !small.has(word) && !asking.has(word))
  const length = label.length / 1000
  if (meaningful.length > 0 && joined.startsWith(meaningful.join(''))) return 10 - length
  return meaningful.length > 0 && meaningful.every((word) => isIn(words, word)) ? 6 - length : 0
}

const isIn = (words: string[], word: string) =>
  words.some((one) => one.startsWith(word) || foldWord(one) === foldWord(word))

function inGroups(found: Suggestion[]) {
  return suggestionKinds.flatMap((kind) => found.filter((one) => one.kind === kind))
}
