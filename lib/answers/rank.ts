// Which passages answer a question: those that say the most of it, by its rarest words.
import type { Country } from '../domain/choices'

/** A word of the question. */
export type Term = {
  /** Words in any form: the typed one, then what it means. */
  phrases: string[]
  /** Says little about the question, as 'need' or 'trip' do. */
  isWeak: boolean
  /** Names this country, or a place in it. */
  country?: Country
}

/** A passage, and which of the terms (by number) its heading and its text have; `ownWords`: how many words the heading has. */
export type Hit = {
  key: string
  country: Country | null
  isOfTrip: boolean
  ownWords: number
  inHeading: number[]
  inText: number[]
}

export type Ranked = { key: string; score: number }

const inHeading = 1
const inText = 0.8
/** A passage that holds everywhere, or in the country of a place, says something about it too. */
const holdsThere = 0.6
const weak = 0.2
/** Part of the score that a heading earns which the question names in full. */
const forHeading = 0.25

/** Best first. `total`: how many passages there are; `counts`: in how many of them each term is. */
export function rank(terms: Term[], hits: Hit[], total: number, counts: number[]): Ranked[] {
  const weights = terms.map(({ isWeak }, no) => (isWeak ? weak : 1) * Math.log(1 + total / (1 + (counts[no] ?? 0))))
  const asked = weights.reduce((sum, weight) => sum + weight, 0)
  if (asked === 0) return []
  const named = new Set(terms.flatMap(({ country }) => country ?? []))
  const ranked = hits.map((hit) => {
    const strength = (term: Term, no: number) => {
      if (hit.inHeading.includes(no)) return inHeading
      if (hit.inText.includes(no)) return inText
      return term.country && (hit.country === null || hit.country === term.country) ? holdsThere : 0
    }
    const isElsewhere = hit.country !== null && named.size > 0 && !named.has(hit.country)
    const covered = terms.reduce((sum, term, no) => sum + strength(term, no) * (weights[no] ?? 0), 0) / asked
    const ofHeading = Math.min(1, hit.inHeading.length / Math.max(1, hit.ownWords))
    return { key: hit.key, score: isElsewhere ? 0 : covered * (1 - forHeading) + covered * forHeading * ofHeading }
  })
  return ranked.sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
}
