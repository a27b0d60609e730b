// Reads the pages of the itinerary list.
import 'server-only'
import { cacheLife } from 'next/cache'
import type { ItineraryFilters } from '../itineraries/filters'
import type { ItinerarySummary } from '../itineraries/summary'
import { tagList } from './cache'
import { countMatches, findIds, hasItinerary } from './itinerary-order'
import { readSummaries } from './itinerary-summaries'

/** How many trips the list shows at a time. */
export const pageSize = 12

export type ItineraryPage = {
  itineraries: ItinerarySummary[]
  /** The trip it comes after; null for the first page. */
  after: number | null
  /** The trip that the next page comes after; null for the last page. */
  next: number | null
  /** How many trips come before it. */
  before: number
  /** How many trips match the filters. */
  total: number
}

/**
 * One page of the list. Takes its filters and the trip that it comes after; the first page where that is null, where
 * there is no such trip (any more), or nothing after it.
 */
export async function findItineraryPage(filters: ItineraryFilters, after: number | null): Promise<ItineraryPage> {
  const start = after && (await hasItinerary(after)) ? after : null
  const [ids, counts] = await Promise.all([
    findIds(filters, { after: start, take: pageSize + 1 }),
    countMatches(filters, start),
  ])
  // The last trip of the list, or filters that leave nothing after this one: back to the start.
  if (start && ids.length === 0) return findItineraryPage(filters, null)
  const shown = ids.slice(0, pageSize)
  const next = ids.length > pageSize ? (shown.at(-1) ?? null) : null
  return { ...counts, after: start, next, itineraries: await readSummaries(shown) }
}

/** As findItineraryPage, but cached: for first pages without search text, of which there are few. */
export async function firstItineraryPage(filters: ItineraryFilters) {
  'use cache'
  cacheLife('hours')
  const page = await findItineraryPage(filters, null)
  tagList(page.itineraries)
  return page
}
