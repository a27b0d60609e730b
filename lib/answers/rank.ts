// Which passages answer a question: those that say the most of it, by its rarest words, under a heading that is about it.
import { type Country, countries } from '../domain/choices'

/** A word of the question. */
export type Term = {
  /** Words in any form: the typed one, then what it means. */
  phrases: string[]
  /** Says little about the question, as 'need' or 'trip' do. */
  isWeak: boolean
  /** The country of the place that it names. */
  country?: Country
}

/** A passage that has some of the words. */
export type Hit = {
  key: string
  href: string
  country: Country | null
  /** Stems of its heading. */
  heading: string[]
  /** How many stems its text has. */
  length: number
  /** The terms, by number, that its heading and its text have. */
  inHeading: number[]
  inText: number[]
}

/** What is known of all passages. `counts`: how many have each term; `stems`: those that the terms are made of. */
export type Index = { total: number; counts: number[]; stems: Set<string>; headings: Map<string, number> }

export type Ranked = { key: string; score: number }

const inHeading = 1
const inText = 0.85 //T
/** Stems; a longer text has many words by chance. */
const longText = 40 //T
/** For a place that a passage does not name, but that it holds for, or that it may hold for. */
const holdsThere = 0.5 //T
const mayHold = 0.3 //T
const weak = 0.2 //T
/** Rarer words weigh no more: one that no passage has may just be said otherwise. */
const rarest = 3 //T
/** The part of the score that only a heading earns, the more of it the question names. */
const forHeading = 0.4 //T
/** For pages that travellers seldom ask about. */
const aside = 0.85 //T
const asides = [
  '/terms',
  '/volunteers',
  '/donate',
  '/community',
  '/community-engagement',
  '/privacy',
  '/how-we-handle-reviews',
]

/** Best first; the score is at most 1. `named`: the countries of the question: what holds in others is no answer. */
export function rank(terms: Term[], hits: Hit[], index: Index, named: Set<Country>): Ranked[] {
  const rarity = (count = 0) => Math.log(1 + index.total / Math.max(rarest, count))
  const weights = terms.map(({ isWeak }, no) => (isWeak ? weak : 1) * rarity(index.counts[no]))
  const asked = sum(weights)
  if (asked === 0) return []
  const ranked = hits.map((hit) => {
    const ofText = inText * Math.min(1, Math.sqrt(longText / hit.length))
    const covered = terms.map((term, no) => {
      const weight = weights[no] ?? 0
      if (hit.inHeading.includes(no)) return weight * inHeading
      if (hit.inText.includes(no)) return weight * ofText
      if (!term.country) return 0
      return weight * (hit.country === null ? mayHold : named.has(hit.country) ? holdsThere : 0)
    })
    const subject = hit.heading
      .filter((stem) => !countryStems.has(stem))
      .map((stem) => [stem, rarity(index.headings.get(stem))] as const)
    const isNamed = subject.filter(([stem]) => index.stems.has(stem))
    const ofHeading = sum(isNamed.map(([, weight]) => weight)) / Math.max(1, sum(subject.map(([, weight]) => weight)))
    const score = (sum(covered) / asked) * (1 - forHeading + forHeading * ofHeading)
    return {
      key: hit.key,
      score: hit.country && named.size > 0 && !named.has(hit.country) ? 0 : score * pageWeight(hit),
    }
  })
  return ranked.sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
}

// A passage of a country has its name in the heading; where it holds is weighed apart.
const countryStems = new Set(countries.map((country) => country.toLowerCase()))

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

const pageWeight = ({ href }: Hit) => (asides.includes(href.replace(/#.*/, '')) ? aside : 1)
