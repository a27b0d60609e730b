import 'server-only'
import { cacheLife } from 'next/cache'
import { appliedFilters } from '../itineraries/applied'
import type { CatalogueEntry } from '../itineraries/facets'
import { type ItineraryFilters, isCommon } from '../itineraries/filters'
import { countFacets, countMet, type FacetCounts, narrow } from '../itineraries/narrow'
import type { ListedItinerary } from '../itineraries/summary'
import { tagList } from './cache'
import { entriesAfter, findMatches, type Matches } from './itinerary-order'
import type { Search } from './itinerary-search'
import { readSummaries } from './itinerary-summaries'

export const pageSize = 24

export type ItineraryPage = {
  itineraries: ListedItinerary[]
  /** The id of the trip before this page; null for the first. */
  after: number | null
  /** The `after` of the next page; null when this is the last. */
  next: number | null
  /** How many trips come before it. */
  before: number
  total: number
  /** By facet and choice: how many trips it would leave. */
  counts: FacetCounts
  search: Pick<Search, 'fit' | 'corrected' | 'unknown' | 'isGentle'> | null
  /** Only when nothing matches. */
  instead: Instead | null
}

export type Instead = {
  /** What to change, and how many trips that finds; only what helps. */
  ways: { text: string; filters: ItineraryFilters; total: number }[]
  nearest: ListedItinerary[]
}

/** The first page when `after` is null, does not exist, or has nothing after it. */
export async function findItineraryPage(filters: ItineraryFilters, after: number | null): Promise<ItineraryPage> {
  const matches = await findMatches(filters)
  const rest = entriesAfter(matches, after)
  const isStart = after === null || rest.length === 0
  const entries = isStart ? matches.matching : rest
  const shown = entries.slice(0, pageSize).map(({ id }) => id)
  const { search, searched, matching } = matches
  return {
    itineraries: await readCards(shown, matches),
    after: isStart ? null : after,
    next: entries.length > pageSize ? (shown.at(-1) ?? null) : null,
    before: matching.length - entries.length,
    total: matching.length,
    counts: countFacets(searched, filters),
    search: search && noticeOf(search),
    instead: matching.length === 0 ? await findInstead(filters, matches) : null,
  }
}

const nearestSize = 3

async function findInstead(filters: ItineraryFilters, matches: Matches): Promise<Instead> {
  const { ordered, searched, search } = matches
  const drops = appliedFilters(filters).map(({ label, without }) => ({
    text: `Without ${label}`,
    filters: without,
    total: narrow(without.query ? searched : ordered, without).length,
  }))
  // If no trip has all the words together, offer each word alone.
  const parts = (search && search.fit === 'none' && search.parts.length > 1 ? search.parts : []).map(
    ({ typed, ids }) => ({
      text: `Only “${typed}”`,
      filters: { ...filters, query: typed },
      total: narrow(
        ordered.filter(({ id }) => ids.has(id)),
        filters,
      ).length,
    }),
  )
  const closeness = ({ id }: CatalogueEntry) => search?.closest.get(id) ?? 0
  const rated = ordered.map((entry) => ({ entry, met: countMet(entry, filters) * 1000 + closeness(entry) }))
  const nearest = rated.toSorted((a, b) => b.met - a.met).slice(0, nearestSize)
  return {
    ways: [...parts, ...drops].filter(({ total }) => total > 0),
    nearest: await readCards(
      nearest.map(({ entry }) => entry.id),
      matches,
    ),
  }
}

async function readCards(ids: number[], { told }: Matches): Promise<ListedItinerary[]> {
  const cards = await readSummaries(ids)
  return told ? cards.map((card) => ({ ...card, told: told[card.id ?? ''] })) : cards
}

/** As findItineraryPage, with the common first pages cached. */
export function getItineraryPage(filters: ItineraryFilters, after: number | null) {
  return isCommon(filters) && !after ? firstItineraryPage(filters) : findItineraryPage(filters, after)
}

async function firstItineraryPage(filters: ItineraryFilters) {
  'use cache'
  cacheLife('hours')
  const page = await findItineraryPage(filters, null)
  tagList([...page.itineraries, ...(page.instead?.nearest ?? [])])
  return page
}

// Without the points, of which there may be thousands.
const noticeOf = ({ fit, corrected, unknown, isGentle }: Search) => ({ fit, corrected, unknown, isGentle })
