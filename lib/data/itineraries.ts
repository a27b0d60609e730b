// Reads itineraries. Rows become plain records here: numbers instead of decimals, sorted days, parsed stops.
import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Itinerary as ItineraryRow } from '../../prisma/generated/client'
import { type ItineraryFilters, noFilters } from '../itineraries/filters'
import { db } from '../server/db'
import { tagList, tags } from './cache'
import { type Extent, findIds, inOrderOf } from './itinerary-order'

/** An itinerary as the REST paths give it and its page draws it. */
export type Itinerary = ReturnType<typeof toItinerary>

type Internal = 'searchText' | 'ratingTotal' | 'createdAt' | 'updatedAt'
const internal = { searchText: true, ratingTotal: true, createdAt: true, updatedAt: true } satisfies Record<
  Internal,
  true
>

function toItinerary({ price, averageRating, dayByDay, ...row }: Omit<ItineraryRow, Internal>) {
  return {
    ...row,
    dayByDay: dayByDay as Record<string, unknown>,
    price: price.toNumber(),
    averageRating: averageRating?.toNumber() ?? null,
  }
}

/**
 * Itineraries that match every filter, in the order of the list. Takes the filters and the extent.
 * Returns records; throws when the database cannot be reached.
 */
export async function findItineraries(filters: ItineraryFilters, extent?: Extent) {
  const ids = await findIds(filters, extent)
  const rows = await db().itinerary.findMany({ where: { id: { in: ids } }, omit: internal })
  return inOrderOf(ids, rows).map(toItinerary)
}

/** As findItineraries, but cached: for lists without search text, of which there are few. */
export async function listItineraries(filters: ItineraryFilters, extent: Extent) {
  'use cache'
  cacheLife('hours')
  return tagList(await findItineraries(filters, extent))
}

/** The ids of the first itineraries of the list. Takes how many at most. */
export async function listItineraryIds(take: number) {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries)
  return findIds(noFilters, { take })
}

/**
 * One itinerary. Takes a positive 32-bit integer id. Returns the record, or null when there is none.
 */
export async function getItinerary(id: number) {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries, tags.itinerary(id))
  const row = await db().itinerary.findUnique({ where: { id }, omit: internal })
  return row && toItinerary(row)
}
