// Words of other languages are read as the English ones. Months come from Intl, the rest from the table of synonyms.
import { monthNames } from '../domain/details'
import { maxQueryLength } from '../domain/query'
import { foldWords, normalizeSearch, withPlainSigns } from '../domain/search-text'

/** `read` is normalized English, `typed` what the visitor wrote. */
export type Segment = { typed: string; read: string }

/** English by term, of up to four words. */
export type Translations = Map<string, string>

const languages = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'sw']
const longestTerm = 4 // words

/** By name as typed, also 'maerz' for 'März'. */
const monthsByName: Translations = new Map(
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
    const read = translations.get(term) ?? translations.get(foldWords(term.split(/[ -]/))) ?? monthsByName.get(term)
    if (read !== undefined && start + length <= parts.length) return { length, read }
  }
  return { length: 1, read: normalizeSearch(parts[start] ?? '') }
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
