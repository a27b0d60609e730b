// Which passages answer a question: those that say the most of it, by its rarest words, under a title that asks the same.
import { type Country, countries } from '../domain/choices'

/** A word of the question. */
export type Term = {
  /** Stems: of the typed word, or of what it means. */
  phrases: string[][]
  /** Says little about the question, as 'need' or 'trip' do. */
  isWeak: boolean
  /** The country of the place that it names. */
  country?: Country
}

/** A passage that has some of the words. */
export type Candidate = {
  key: string
  href: string
  country: Country | null
  /** Stems of its heading, and of each other wording of what it answers. */
  titles: string[][]
  /** Stems of its text. */
  text: string[]
}

/** `countries`: those that it names. */
export type Question = { terms: Term[]; countries: Country[] }

export type Ranked = { key: string; score: number }

/** A word of the question that the text has, and no wording does. */
const inText = 0.7
/** Stems; a longer text has many words by chance. */
const longText = 40
/** For a place that a passage does not name, but that it holds for, or that it may hold for. */
const holdsThere = 0.5
const mayHold = 0.3
const weak = 0.3
/** Rarer words weigh no more: a word that no passage has may just be said otherwise. */
const rarest = 5
/** The part of the score that only a title earns, the more of it the question names. */
const forTitle = 0.5
/** As good as so much of a title: a passage that has every word of a question, of two rare ones or more. */
const wholeText = 0.6
const hardlyAny = 3
/** What holds everywhere, if the question names a country. */
const everywhere = 0.92
/** For pages that travellers seldom ask about. */
const aside = 0.85
const asides = [
  '/terms',
  '/volunteers',
  '/donate',
  '/community',
  '/community-engagement',
  '/privacy',
  '/how-we-handle-reviews',
]

/** `total`: of all passages. Stems of words that say little, of those that name a place alone, and of all in their names. */
export type Known = { total: number; weakStems: Set<string>; placeStems: Set<string>; nameStems: Set<string> }

/** Best first; the score is at most 1. */
export function rank(question: Question, candidates: Candidate[], known: Known): Ranked[] {
  const read = candidates.map((one) => ({ ...one, words: wordsOf(one) }))
  const asked = readTerms(question, read, known.total)
  const ranked = read.map((one) => {
    const likest = Math.max(
      ...one.titles.map((title) => covered(asked, title, one) * likeness(asked, title, one, known)),
    )
    return {
      key: one.key,
      score: likest * holds(asked, one) * (asides.includes(one.href.replace(/#.*/, '')) ? aside : 1),
    }
  })
  return ranked.sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
}

/** Stems of its titles and its text. */
export const wordsOf = ({ text, titles }: Candidate) => new Set([...text, ...titles.flat()])

type Read = Candidate & { words: Set<string> }
type Weighed = Term & { weight: number; count: number }
type Asked = { terms: Weighed[]; strong: Weighed[]; weight: number; stems: Set<string>; places: Set<Country> }

/**
 * Rarer words weigh more. `strong`: those that say what it is about, without places; `weight`: of all; `places`: the
 * countries that the question or its places name.
 */
function readTerms({ terms, countries: named }: Question, candidates: Read[], total: number): Asked {
  const read = (term: Term) => {
    const count = candidates.filter(({ words }) => isIn(words, term)).length
    const hasStems = term.phrases.some((phrase) => phrase.length > 0)
    return {
      ...{ ...term, count },
      weight: (hasStems ? (term.isWeak ? weak : 1) : 0) * Math.log(1 + total / Math.max(rarest, count)),
    }
  }
  const weighed = terms.map(read)
  return {
    terms: weighed,
    strong: weighed.filter(({ isWeak, country, weight }) => !isWeak && !country && weight > 0),
    weight: Math.max(Number.EPSILON, sum(weighed.map(({ weight }) => weight))),
    stems: new Set([...terms.flatMap(({ phrases }) => phrases.flat()), ...named.map((name) => name.toLowerCase())]),
    places: new Set([...named, ...terms.flatMap(({ country }) => country ?? [])]),
  }
}

/** How much of the question the title has, and else the text. */
function covered({ terms, weight, places }: Asked, title: string[], { country, text, words }: Read) {
  const own = new Set(title)
  const ofText = inText * Math.min(1, Math.sqrt(longText / text.length))
  // A way, or a choice, is between all that are named.
  const isBetween = terms.filter((term) => term.country).length > 1
  const parts = terms.map((term) => {
    if (isIn(own, term)) return term.weight
    if (isIn(words, term)) return term.weight * ofText
    if (!term.country || isBetween) return 0
    return term.weight * (country === null ? mayHold : places.has(country) ? holdsThere : 0)
  })
  return sum(parts) / weight
}

/** How much of the title the question names. */
function likeness(
  { strong, stems, places }: Asked,
  title: string[],
  { words }: Read,
  { weakStems, placeStems, nameStems }: Known,
) {
  // It asks about another place.
  if (places.size > 0 && title.some((stem) => placeStems.has(stem) && !stems.has(stem))) return 0
  const weigh = (stem: string) => (weakStems.has(stem) || (countryStems.has(stem) && stems.has(stem)) ? weak : 1)
  const subject = title.filter((stem) => weigh(stem) === 1 && !nameStems.has(stem) && !countryStems.has(stem))
  // If the question names its place alone, or it is only a place, they ask something else.
  const isTold = strong.every((term) => isIn(words, term))
  const isSame = subject.length === 0 ? isTold : subject.some((stem) => stems.has(stem))
  const named = sum(title.map((stem) => (stems.has(stem) ? weigh(stem) : 0))) / Math.max(weak, sum(title.map(weigh)))
  const isWhole = isTold && strong.filter(({ count }) => count <= hardlyAny).length > 1
  return 1 - forTitle + forTitle * Math.max(isSame ? named : 0, isWhole ? wholeText : 0)
}

/** Whether it is true where the question asks about. */
function holds({ places }: Asked, { country }: Read) {
  if (places.size === 0) return 1
  if (country === null) return everywhere
  return places.has(country) ? 1 : 0
}

/** Every word of one of its phrases. */
export const isIn = (words: Set<string>, { phrases }: Pick<Term, 'phrases'>) =>
  phrases.some((phrase) => phrase.length > 0 && phrase.every((stem) => words.has(stem)))

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

// Where a passage holds is weighed apart.
const countryStems = new Set(countries.map((country) => country.toLowerCase()))
