import 'server-only'
import { cacheLife } from 'next/cache'
import { tagList } from '../cache/tags'
import { describeMonths, monthNames } from '../domain/details'
import type { ItinerarySummary } from '../domain/summary'
import { itineraryAddress, monthNumber } from '../domain/travellers'
import type { QuotedPrice } from '../prices/quoted-price'
import { applyFilters, countFacets, countMet, type FacetCounts, findNearMisses, mostNearMisses } from './apply-filters'
import { findCombinations, type ListedCombination } from './combinations'
import { type CatalogueEntry, hasEnoughRatings, joinDay } from './facets'
import { activeFilters, type ItineraryFilters, isCommon, type ListExtent } from './filters'
import { entriesAfter, findMatches, type Matches, type Search } from './search'
import { listSimilarItineraries, readSummaries } from './summaries'

const pageSize = 24

export type ItineraryPage = {
  itineraries: ListedItinerary[]
  extent: ListExtent
  /** The `after` of the next page; null when this is the last. */
  next: number | null
  /** Number of trips on earlier pages. */
  before: number
  total: number
  /** Whether the list offers to sort by rating. */
  hasRatings: boolean
  /** By facet and choice: how many trips it would leave in the list. */
  counts: FacetCounts
  search: SearchNotice | null
  /** On the last page: trips that fail one filter, and how many fail only the price limit. */
  nearMisses: { trips: ListedItinerary[]; dearer: number }
  /** On the first page, where a search asks for a safari and the sea. */
  combinations: ListedCombination[]
  /** Only when nothing matches. */
  instead: Instead | null
}

/** What the list says about a search. */
export type SearchNotice = Pick<
  Search,
  'fit' | 'corrected' | 'unknown' | 'missed' | 'answers' | 'isUnanswered' | 'question'
> & {
  /** Trips left out because they are at their best in other months than the search names, but run in this one. */
  alsoRun: { total: number; month: string; filters: ItineraryFilters } | null
}

export type Instead = {
  /** Changes to the filters that would find trips, and how many. */
  ways: { text: string; filters: ItineraryFilters; total: number }[]
  nearest: ListedItinerary[]
}

/** From the first trip when `after` is null, does not exist, or has nothing after it. */
export async function findItineraryPage(
  filters: ItineraryFilters,
  { after = null, parts = 1 }: Partial<ListExtent> = {},
): Promise<ItineraryPage> {
  const matches = await findMatches(filters)
  const rest = entriesAfter(matches, after)
  const isStart = after === null || rest.length === 0
  const entries = isStart ? matches.matching : rest
  const shown = entries.slice(0, parts * pageSize).map(({ id }) => id)
  const { search, searched, matching } = matches
  return {
    itineraries: withReasons(await readCards(shown, matches, filters), search?.misses),
    extent: { after: isStart ? null : after, parts },
    next: entries.length > shown.length ? (shown.at(-1) ?? null) : null,
    before: matching.length - entries.length,
    total: matching.length,
    hasRatings: hasEnoughRatings(matches.ordered),
    counts: countFacets(searched, filters),
    nearMisses: await readNearMisses(filters, matches),
    search: search && toNotice(search, matches, filters),
    combinations: isStart ? await findCombinations(matches, filters) : [],
    instead: matching.length === 0 ? await findInstead(filters, matches) : null,
  }
}

const nearestSize = 3

async function findInstead(filters: ItineraryFilters, matches: Matches): Promise<Instead> {
  const { ordered, searched } = matches
  const ways = activeFilters(filters).map(({ label, without }) => ({
    text: `Without ${label}`,
    filters: without,
    total: applyFilters(without.query ? searched : ordered, without).length,
  }))
  return { ways: ways.filter(({ total }) => total > 0), nearest: await readNearest(filters, matches) }
}

/** For an empty list: the trips closest to the search and the filters. */
async function readNearest(filters: ItineraryFilters, matches: Matches) {
  const { ordered, search } = matches
  const closeness = ({ id }: CatalogueEntry) => search?.closest.get(id) ?? 0
  const rated = ordered.map((entry) => ({ entry, met: countMet(entry, filters) * 1000 + closeness(entry) }))
  const nearest = rated.toSorted((a, b) => b.met - a.met).slice(0, nearestSize)
  return readCards(
    nearest.map(({ entry }) => entry.id),
    matches,
    filters,
  )
}

async function readNearMisses(filters: ItineraryFilters, matches: Matches) {
  const { matching, search, ordered } = matches
  const { trips, dearer } = findNearMisses(matches.searched, filters)
  const reasons = new Map(trips.map(({ id, reason }) => [id, reason]))
  // One or two cards leave a row empty.
  const isFew = matching.length > 0 && matching.length < mostNearMisses
  if (isFew && search) {
    const next = applyFilters(ordered, filters).filter(({ id }) => search.next.has(id))
    for (const { id } of next.slice(0, mostNearMisses - reasons.size)) reasons.set(id, search.next.get(id) ?? '')
  }
  const [only] = matching
  const similar = isFew && only && reasons.size === 0 ? await listSimilarItineraries(only.id, mostNearMisses) : []
  const others = similar.map(({ id }) => id ?? 0).filter((id) => matching.every((entry) => entry.id !== id))
  const cards = await readCards([...reasons.keys(), ...others], matches, filters)
  return { dearer, trips: withReasons(cards, reasons) }
}

const withReasons = (cards: ListedItinerary[], reasons = new Map<number, string>()) =>
  cards.map((card) => ({ ...card, reason: reasons.get(card.id ?? 0) }))

async function readCards(ids: number[], { quoted, ordered }: Matches, { travellers }: ItineraryFilters) {
  const entries = new Map(ordered.map((entry) => [entry.id, entry]))
  const cards = (await readSummaries(ids)).map((card): ListedItinerary => {
    const entry = entries.get(card.id ?? 0)
    const joinOn = entry && (joinDay(entry, travellers?.from) ?? joinDay(entry))
    return joinOn ? { ...card, joinOn } : card
  })
  if (!quoted || !travellers) return cards
  return cards.map((card) => ({
    ...card,
    quoted: quoted[card.id ?? 0],
    partyHref: itineraryAddress(card.id ?? 0, travellers),
    season: describeSeason(entries.get(card.id ?? 0)?.months ?? [], travellers.from),
  }))
}

function describeSeason(months: number[], from: string) {
  if (!from || months.length === 0) return undefined
  if (months.length === 12) return 'Good all year'
  const month = monthNumber(from)
  return months.includes(month) ? `At its best in ${monthNames[month - 1]}` : `Best ${describeMonths(months)}`
}

/** As findItineraryPage, with the common first pages cached. */
export function getItineraryPage(filters: ItineraryFilters, extent: ListExtent) {
  const isFirst = !extent.after && extent.parts === 1
  return isCommon(filters) && isFirst ? firstItineraryPage(filters) : findItineraryPage(filters, extent)
}

async function firstItineraryPage(filters: ItineraryFilters) {
  'use cache'
  cacheLife('hours')
  const page = await findItineraryPage(filters)
  tagList([...page.itineraries, ...page.nearMisses.trips, ...(page.instead?.nearest ?? [])])
  return page
}

// Without `points`, which may have thousands of entries.
function toNotice(search: Search, matches: Matches, filters: ItineraryFilters): SearchNotice {
  const { fit, corrected, unknown, missed, answers, isUnanswered, question } = search
  return {
    fit,
    corrected,
    unknown,
    missed,
    answers,
    isUnanswered,
    question,
    alsoRun: findAlsoRun(search, matches, filters),
  }
}

function findAlsoRun({ otherMonths, question }: Search, { ordered, quoted }: Matches, filters: ItineraryFilters) {
  const { travellers } = filters
  if (!travellers?.from || !quoted || otherMonths.length === 0) return null
  const others = ordered.filter(({ id, price }) => price > 0 && otherMonths.includes(id))
  const total = applyFilters(others, filters).length
  if (total === 0) return null
  const month = monthNames[monthNumber(travellers.from) - 1] ?? ''
  return { total, month, filters: { ...filters, query: question.withoutTravellers } }
}

/** A trip as the list shows it. */
export type ListedItinerary = ItinerarySummary & {
  /** The price for the travellers in the filters, if any. */
  quoted?: QuotedPrice
  /** The trip's page with those travellers, for visitors without JavaScript. */
  partyHref?: ReturnType<typeof itineraryAddress>
  /** With a month: 'At its best in August', or the best months. */
  season?: string
  /** The next day on which one can join others, in the travellers' month if there is one: 2027-08-14. It may be full. */
  joinOn?: string
  /** Why the list shows it although it fails a filter. */
  reason?: string
}
