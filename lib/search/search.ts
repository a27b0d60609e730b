import 'server-only'
import type { Answer } from '../answers/answer'
import { foldWord, foldWords, normalizeSearch } from '../domain/search-text'
import { monthNumber } from '../domain/travellers'
import { readQuotedPrices } from '../itineraries/queries'
import { readPlaceWords } from '../places/queries'
import { db } from '../platform/db'
import { escapeLike } from '../platform/escape-like'
import { dollarsEach, type QuotedPrice } from '../prices/quoted-price'
import { applyFilters, sortEntries } from './apply-filters'
import { type Asked, ask, isQuestion } from './ask'
import { readCatalogue } from './catalogue'
import type { Constraint } from './constraints'
import { correctWords } from './correct-words'
import type { Candidate } from './criteria'
import type { CatalogueEntry } from './facets'
import type { ItineraryFilters } from './filters'
import { allTexts, type Dictionary, type Group, keyOfText, readPlan, type Text, type Vocabulary } from './plan'
import type { Question } from './question'
import { readSearch } from './questions'
import { type Hits, pointsOfHighlight, type Ranking, rank } from './rank'
import { readVocabulary } from './vocabulary'

export type Matches = {
  ordered: CatalogueEntry[]
  /** Trips found by the search, ignoring the filters; all without a search. */
  searched: CatalogueEntry[]
  matching: CatalogueEntry[]
  search: Search | null
  /** Prices for the travellers by trip id; the entries have these prices too. */
  quoted: Record<string, QuotedPrice> | null
}

export type Search = Ranking & {
  /** The corrected search, if it had a typing error. */
  corrected: string | null
  /** What our pages say to it, unless it only looks for trips. */
  answers: Answer[]
  /** A question that neither trips nor pages answer. */
  isUnanswered: boolean
  question: Question
  /** What a safari with days at the sea must meet, one of each; null unless the search asks for both. */
  safariAndSea: Constraint[][] | null
  /** Trips that also meet all but the months of the search. */
  otherMonths: number[]
}

export async function findMatches(filters: ItineraryFilters): Promise<Matches> {
  const [catalogue, quoted] = await Promise.all([
    readCatalogue(),
    filters.travellers && readQuotedPrices(filters.travellers),
  ])
  const entries = quoted ? catalogue.map((entry) => ({ ...entry, price: dollarsEach(quoted[entry.id]) })) : catalogue
  const search = filters.query ? await searchItineraries(filters, entries) : null
  const month = monthNumber(filters.travellers?.from ?? '')
  const inOrder = search ? bestFirst(entries, search) : suitableFirst(entries, month, Boolean(quoted))
  const ordered = sortEntries(inOrder, filters.sort)
  const searched = search ? ordered.filter(({ id }) => search.points.has(id)) : ordered
  return { ordered, searched, matching: applyFilters(searched, filters), search, quoted }
}

/**
 * Trips with a price for the travellers come first (others may have a minimum age), and of those the ones at their best
 * in this month; 0 for any month.
 */
function suitableFirst(entries: CatalogueEntry[], month: number, hasTravellers: boolean) {
  if (!hasTravellers) return entries
  const rank = ({ price, months }: CatalogueEntry) =>
    (price > 0 ? 0 : 2) + (month === 0 || months.includes(month) ? 0 : 1)
  return entries.toSorted((one, other) => rank(one) - rank(other))
}

// Trips that the search did not find come last.
function bestFirst(entries: CatalogueEntry[], { points }: Search) {
  const found = entries.filter(({ id }) => points.has(id))
  const others = entries.filter(({ id }) => !points.has(id))
  return [...found.toSorted((a, b) => (points.get(b.id) ?? 0) - (points.get(a.id) ?? 0)), ...others]
}

/** Matches after this id: all for null, none for an unknown id. */
export function entriesAfter({ ordered, matching }: Matches, after: number | null | undefined) {
  if (!after) return matching
  const place = ordered.findIndex(({ id }) => id === after)
  if (place < 0) return []
  const later = new Set(ordered.slice(place + 1))
  return matching.filter((entry) => later.has(entry))
}

/** `after`: id of the trip before this page. `take`: at most this many. */
type Pagination = { after?: number | null; take?: number }

/** Ids of the matches, in the order of the list; none for an unknown `after`. */
export async function findIds(filters: ItineraryFilters, { after, take }: Pagination = {}) {
  const entries = entriesAfter(await findMatches(filters), after)
  return entries.slice(0, take).map(({ id }) => id)
}

/** Searches all entries. Words found in no trip are corrected, or left out if no correction finds more. */
async function searchItineraries(filters: ItineraryFilters, entries: CatalogueEntry[]): Promise<Search> {
  const { query, travellers, budget } = filters
  const people = travellers ? travellers.adults + travellers.kids : 0
  const [vocabulary, question] = await Promise.all([readVocabulary(), readSearch(query, people, budget)])
  const candidates = toCandidates(entries)
  const asTyped = await rankQuestion(question, vocabulary, candidates)
  const isAnswered = isQuestion(query) && asTyped.answers.length > 0
  if (asTyped.unknown.length === 0 || isAnswered) return asTyped
  const corrected = await correct(query, asTyped.unknown, vocabulary.dictionary)
  if (!corrected) return asTyped
  const ofCorrected = await rankQuestion(await readSearch(corrected, people, budget), vocabulary, candidates)
  const isBetter = ofCorrected.fit !== 'none' && ofCorrected.unknown.length < asTyped.unknown.length
  // The box, the party and the month stay as typed.
  return isBetter ? { ...ofCorrected, question, corrected } : asTyped
}

async function rankQuestion(question: Question, vocabulary: Vocabulary, candidates: Candidate[]): Promise<Search> {
  const { dictionary, nearest } = vocabulary
  const planned = readPlan(question, dictionary, await readPlaceWords())
  const [hits, found] = await Promise.all([findHits(allTexts(planned)), ask(question.typed)])
  const isAsking = isQuestion(question.typed)
  const isLeftOut = (group: Group) => isToldByPages(group, hits, found, isAsking)
  const groups = planned.map((group) => (isLeftOut(group) ? { ...group, isOptional: true } : group))
  const ranking = rank(groups, hits, candidates)
  const isOfPages = planned.some((group) => isLeftOut(group) || nearest.has(foldWords(group.typed.split(' '))))
  const looksForTrips = !isAsking && ranking.fit !== 'none' && ranking.unknown.length === 0 && !isOfPages
  const inAnyMonth = groups.filter((group) => !isOfMonths(group))
  const isNarrowed = ranking.fit === 'exact' && inAnyMonth.length < groups.length
  const anyMonth = isNarrowed ? rank(inAnyMonth, hits, candidates) : null
  const otherMonths =
    anyMonth?.fit === 'exact' ? [...anyMonth.points.keys()].filter((id) => !ranking.points.has(id)) : []
  return {
    ...ranking,
    answers: looksForTrips ? [] : found.answers,
    isUnanswered: isAsking && found.answers.length === 0 && !(ranking.fit === 'exact' && groups.some(isByFacts)),
    question,
    otherMonths,
    safariAndSea: asksForSafari(question) && groups.some(isOfSea) ? groups.flatMap(constraintsOnly) : null,
    corrected: null,
  }
}

const isByFacts = ({ isOptional, alternatives }: Group) =>
  !isOptional && alternatives.some(({ constraints, names = [] }) => constraints.length + names.length > 0)

/** Words that the pages answer and that name no trip: it need not have them. */
function isToldByPages(group: Group, hits: Hits, { answers, told }: Asked, isAsking: boolean) {
  const { isExcluded, alternatives, typed } = group
  if (isExcluded || answers.length === 0 || alternatives.some(({ constraints }) => constraints.length > 0)) return false
  const points = alternatives.flatMap(({ texts }) =>
    texts.flatMap((text) => [...(hits.get(keyOfText(text))?.values() ?? [])]),
  )
  const best = Math.max(0, ...points)
  return (
    best < pointsOfHighlight && (typed.split(' ').every((word) => told.has(foldWord(word))) || (isAsking && best === 0))
  )
}

const asksForSafari = ({ rest }: Question) => /\b(?:safaris?|bush|game drives?|wildlife)\b/.test(rest)

const isOfSea = ({ isExcluded, alternatives }: Group) =>
  !isExcluded &&
  alternatives.some(
    ({ texts, constraints }) =>
      texts.some(({ phrase }) => phrase === 'zanzibar') || constraints.some(({ kind }) => kind === 'sea'),
  )

/** Of a group that facts alone decide. */
const constraintsOnly = ({ isExcluded, isOptional, alternatives }: Group) =>
  isExcluded || isOptional || alternatives.some(({ texts }) => texts.length > 0)
    ? []
    : [alternatives.flatMap(({ constraints }) => constraints)]

const isOfMonths = ({ alternatives }: Group) =>
  alternatives.every(
    ({ texts, constraints }) => texts.length === 0 && constraints.every(({ kind }) => kind === 'months'),
  )

async function correct(query: string, unknown: string[], dictionary: Dictionary) {
  const words = unknown.flatMap((text) => text.split(/[ -]/)).filter((word) => /^\p{L}{3,40}$/u.test(word))
  const corrections =
    words.length > 0 ? await correctWords(words, (word) => dictionary.has(foldWord(word))) : new Map<string, string>()
  if (corrections.size === 0) return null
  return normalizeSearch(query).replace(/\p{L}+/gu, (word) => corrections.get(word) ?? word)
}

function toCandidates(entries: CatalogueEntry[]): Candidate[] {
  const prices = entries
    .map(({ price }) => price)
    .filter(Boolean)
    .sort((a, b) => a - b)
  const lowest = prices[Math.floor(prices.length / 3)] ?? 0
  return entries.map((entry) => ({
    ...entry,
    isCheap: entry.packageType === 'Budget-Friendly' || (entry.price > 0 && entry.price <= lowest),
  }))
}

/** Trips that contain each text, with points by field (SQL function search_hits). */
async function findHits(texts: Text[]): Promise<Hits> {
  if (texts.length === 0) return new Map()
  const rows = await db().$queryRaw<{ no: number; ids: number[]; points: number[] }[]>`
    SELECT * FROM search_hits(
      ARRAY(SELECT plainto_tsquery('english', phrase) FROM unnest(${texts.map(({ phrase }) => phrase)}::text[])
        WITH ORDINALITY AS text(phrase, place) ORDER BY place),
      ${texts.map(likePattern)}::text[])`
  const found = new Map(
    rows.map(({ no, ids, points }) => [no, new Map(ids.map((id, index) => [id, points[index] ?? 0]))]),
  )
  return new Map(texts.map((text, index) => [keyOfText(text), found.get(index + 1) ?? new Map()]))
}

const likePattern = ({ part }: Text) => (part === null ? null : `%${escapeLike(part)}%`)
