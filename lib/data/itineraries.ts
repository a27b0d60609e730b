// Reads itineraries. Rows become plain records here: numbers instead of decimals, sorted days, parsed stops.
import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Itinerary as ItineraryRow, Prisma } from '../../prisma/generated/client'
import { tags } from '../cache'
import { db } from '../db'
import { type ItineraryFilters, noFilters } from '../itinerary-filters'
import { searchWords } from '../search'

const listOrder = [
  { isFeatured: 'desc' },
  { isPopular: 'desc' },
  { id: 'asc' },
] satisfies Prisma.ItineraryOrderByWithRelationInput[]

/** An itinerary as the REST paths give it and the pages draw it. */
export type Itinerary = ReturnType<typeof toItinerary>

function toItinerary({ searchText, createdAt, updatedAt, price, averageRating, dayByDay, ...row }: ItineraryRow) {
  return {
    ...row,
    dayByDay: dayByDay as Record<string, unknown>,
    price: price.toNumber(),
    averageRating: averageRating?.toNumber() ?? null,
  }
}

function whereOf({ query, packageType, country, difficulty }: ItineraryFilters): Prisma.ItineraryWhereInput {
  return {
    ...(packageType && { packageType }),
    ...(country && { country }),
    ...(difficulty && { difficultyLevel: difficulty }),
    AND: searchWords(query).map((word) => ({ searchText: { contains: word } })),
  }
}

/**
 * Itineraries that match every filter, in the order of the list: featured, popular, id (decisions.md).
 * Takes the filters and how many at most. Returns records; throws when the database cannot be reached.
 */
export async function findItineraries(filters: ItineraryFilters, take?: number) {
  const rows = await db().itinerary.findMany({ where: whereOf(filters), orderBy: listOrder, take })
  return rows.map(toItinerary)
}

/** As findItineraries, but cached; for filters without search text, of which there are few. */
export async function listItineraries(filters: ItineraryFilters = noFilters, take?: number) {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries)
  return findItineraries(filters, take)
}

// Spec: location has dubai, uae or emirates, or country has emirates; a country that is Dubai counts too (decision 15).
const isInDubai = {
  OR: [
    ...['dubai', 'uae', 'emirates'].map((word) => ({ location: { contains: word, mode: 'insensitive' as const } })),
    { country: { contains: 'emirates', mode: 'insensitive' } },
    { country: { equals: 'Dubai', mode: 'insensitive' } },
  ],
} satisfies Prisma.ItineraryWhereInput

/** Every itinerary that goes to Dubai, in the order of the list. */
export async function listDubaiItineraries() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries)
  const rows = await db().itinerary.findMany({ where: isInDubai, orderBy: listOrder })
  return rows.map(toItinerary)
}

/**
 * One itinerary. Takes a positive 32-bit integer id. Returns the record, or null when there is none.
 */
export async function getItinerary(id: number) {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries, tags.itinerary(id))
  const row = await db().itinerary.findUnique({ where: { id } })
  return row && toItinerary(row)
}
