// Words of other languages are read as the English ones. Months come from Intl, the rest from the table of synonyms.
import { monthNames } from '../domain/details'
import { maxQueryLength } from '../domain/query'
import { foldWord, foldWords, normalizeSearch, withPlainSigns } from '../domain/search-text'

/** `read` is normalized English, `typed` what the visitor wrote. */
export type Segment = { typed: string; read: string }

/**
 * `terms`: English by term, of up to four words. `stems`: of single words, by what is left without their ending.
 * `english`: words that are no other language's.
 */
export type Translations = { terms: Map<string, string>; stems: Map<string, string>; english: Set<string> }

export const noTranslations: Translations = { terms: new Map(), stems: new Map(), english: new Set() }

const languages = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'sw']
const longestTerm = 4 // words

/** By name as typed, also 'maerz' for 'März'. */
const monthsByName: Map<string, string> = new Map(
  languages.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
    return monthNames.flatMap((english, index) => {
      const name = format.format(Date.UTC(2027, index, 15))
      const spelled = name.toLowerCase().replace('ä', 'ae')
      return [name, spelled].map((one) => [normalizeSearch(one), english.toLowerCase()] as const)
    })
  }),
)

/** Words and what is between them, in the visitor's order; the longest terms first. */
export function translate(query: string, translations: Translations): Segment[] {
  const parts = withPlainSigns(query.slice(0, maxQueryLength)).split(/([\p{L}\p{M}\p{Nd}']+)/u)
  const segments: Segment[] = []
  for (let index = 0; index < parts.length; ) {
    const isWord = index % 2 === 1
    const { length, read } = isWord ? termAt(parts, index, translations) : { length: 1, read: parts[index] ?? '' }
    segments.push({ typed: parts.slice(index, index + length).join(''), read })
    index += length
  }
  return segments
}

/** `length`: how many of the parts it takes. */
function termAt(parts: string[], start: number, translations: Translations) {
  for (let words = longestTerm; words > 0; words -= 1) {
    const length = words * 2 - 1
    const term = normalizeSearch(parts.slice(start, start + length).join(''))
    const { terms } = translations
    const read =
      terms.get(term) ??
      terms.get(foldWords(term.split(/[ -]/))) ??
      monthsByName.get(term) ??
      (words === 1 ? readWord(term, translations) : undefined)
    if (read !== undefined && start + length <= parts.length) return { length, read }
  }
  return { length: 1, read: normalizeSearch(parts[start] ?? '') }
}

// Endings of adjectives and nouns in German, French, Spanish, Italian, Dutch and Portuguese.
const ending = /(?:[aeo]s|e[mnrs]|[aeionsx])$/
const shortestStem = 5

/** 'privater', 'privados' and 'privata' without their ending; null where little would be left. */
function stemOf(word: string) {
  const stem = word.replace(ending, '')
  return stem.length >= shortestStem ? stem : null
}

/** Other forms of a term and words joined of two: 'privater' as 'privat', 'Elefantensafari' as 'elephant safari'. */
function readWord(word: string, translations: Translations) {
  if (translations.english.has(word) || translations.english.has(foldWord(word))) return undefined
  return readForm(word, translations) ?? readJoined(word, translations)
}

function readForm(word: string, { terms, stems }: Translations) {
  const stem = stemOf(word)
  return terms.get(word) ?? (stem === null ? undefined : (terms.get(stem) ?? stems.get(stem)))
}

const shortestPart = 4

/** German and Dutch join words, the first with an ending or an s between. */
function readJoined(word: string, translations: Translations) {
  for (let end = word.length - shortestPart; end >= shortestPart; end -= 1) {
    const [first, second] = [word.slice(0, end), word.slice(end)]
    const left = readForm(first, translations) ?? translations.terms.get(first.replace(/(?<=.{4})s$/, ''))
    const right = translations.english.has(second) ? second : readForm(second, translations)
    if (left && right) return `${left} ${right}`
  }
  return undefined
}

/** Of the rows that are read as English. Of two meanings with one stem, neither is taken. */
export function toTranslations(rows: (readonly [term: string, english: string])[], english: Set<string>): Translations {
  const stems = new Map<string, string>()
  for (const [term, read] of rows) {
    const stem = term.includes(' ') ? null : stemOf(term)
    if (stem) stems.set(stem, (stems.get(stem) ?? read) === read ? read : '')
  }
  return { terms: new Map(rows), stems: new Map([...stems].filter(([, read]) => read)), english }
}

export const textOf = (segments: Segment[]) => segments.map(({ read }) => read).join('')

/** What the visitor typed, without the words of which these texts were read. */
export function withoutTexts(segments: Segment[], texts: string[]) {
  const text = textOf(segments)
  const removed = new Set<number>()
  for (const part of texts) {
    const found = wholeWords(part).exec(text)
    if (!found) continue
    const [from, to] = [found.index, found.index + found[0].length]
    let begin = 0
    segments.forEach(({ read }, index) => {
      const end = begin + read.length
      if (begin < to && end > from) removed.add(index)
      begin = end
    })
  }
  return segments.map(({ typed }, index) => (removed.has(index) ? ' ' : typed)).join('')
}

function wholeWords(text: string) {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ +/g, '\\s+')
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu')
}
