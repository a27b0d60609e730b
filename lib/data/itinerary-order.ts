// Which itineraries a list has, and in which order.
import 'server-only'
import { Prisma } from '../../prisma/generated/client'
import type { ItineraryFilters } from '../itineraries/filters'
import { searchWords } from '../itineraries/search'
import { db } from '../server/db'

/** Where a list starts, after this itinerary, and how many of it at most. */
export type Extent = { after?: number | null; take?: number }

// Featured, popular, id (decisions.md). All ascending, so that what follows a trip is one range of an index.
const order = Prisma.sql`NOT is_featured, NOT is_popular, id`

const placeOf = (id: number) => Prisma.sql`(SELECT ${order} FROM itineraries WHERE id = ${id})`

function matches({ query, packageType, country, difficulty }: ItineraryFilters) {
  const conditions = [
    Prisma.sql`true`,
    ...(packageType ? [Prisma.sql`package_type = ${packageType}`] : []),
    ...(country ? [Prisma.sql`country = ${country}`] : []),
    ...(difficulty ? [Prisma.sql`difficulty_level = ${difficulty}`] : []),
    ...searchWords(query).map((word) => Prisma.sql`search_text LIKE ${`%${word}%`}`),
  ]
  return Prisma.join(conditions, ' AND ')
}

/**
 * The ids of the itineraries that match every filter, in the order of the list. Takes the filters and the extent;
 * an `after` that does not exist has nothing after it.
 */
export async function findIds(filters: ItineraryFilters, { after, take }: Extent = {}) {
  const isAfter = after ? Prisma.sql`AND (${order}) > ${placeOf(after)}` : Prisma.empty
  const rows = await db().$queryRaw<{ id: number }[]>`
    SELECT id FROM itineraries WHERE ${matches(filters)} ${isAfter} ORDER BY ${order} LIMIT ${take ?? null}`
  return rows.map(({ id }) => id)
}

/** How many itineraries match the filters, and how many of them come up to and with `after`. */
export async function countMatches(filters: ItineraryFilters, after: number | null) {
  const before = after
    ? Prisma.sql`(SELECT count(*)::int FROM itineraries WHERE ${matches(filters)} AND (${order}) <= ${placeOf(after)})`
    : Prisma.sql`0`
  const [counts] = await db().$queryRaw<{ total: number; before: number }[]>`
    SELECT count(*)::int AS total, ${before} AS before FROM itineraries WHERE ${matches(filters)}`
  return counts ?? { total: 0, before: 0 }
}

/** Whether there is an itinerary of this id. */
export async function hasItinerary(id: number) {
  return (await db().itinerary.count({ where: { id } })) === 1
}

/** Puts rows into the order of their ids. */
export function inOrderOf<Row extends { id: number }>(ids: number[], rows: Row[]) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
