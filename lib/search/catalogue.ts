import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { Prisma } from '../../prisma/generated/client'
import { tags } from '../cache/tags'
import { foldedWords } from '../domain/search-text'
import { themes } from '../domain/themes'
import { db } from '../platform/db'
import type { CatalogueEntry } from './facets'
import { pointsOfHighlight, pointsOfPlace } from './rank'

/** Featured, popular, id (decision 14). All ascending, so that the next page is one range of the index. */
const listOrder = Prisma.sql`NOT is_featured, NOT is_popular, id`

type Rating = Pick<CatalogueEntry, 'id' | 'rating' | 'reviews'>

/** All trips as list and search need them, in the order of the list. */
export async function readCatalogue(): Promise<CatalogueEntry[]> {
  const [trips, ratings] = await Promise.all([readTrips(), readRatings()])
  const rated = new Map(ratings.map((rating) => [rating.id, rating]))
  return trips.map((trip) => ({ rating: null, reviews: 0, ...rated.get(trip.id), ...trip }))
}

async function readTrips(): Promise<Omit<CatalogueEntry, 'rating' | 'reviews'>[]> {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries, tags.places)
  const [rows, seen, inTexts, ofDays] = await Promise.all([
    db().$queryRaw<(Omit<CatalogueEntry, 'names' | 'animals' | 'themes' | 'rating' | 'reviews'> & { names: string })[]>`
      SELECT id, country, package_type AS "packageType", difficulty_level AS difficulty, duration,
        price::float8 AS price, best_months AS months, youngest, coalesce(on_foot, 0) AS "onFoot", longest_drive AS "longestDrive", highest_night AS "highestNight",
        coalesce(nights_at_sea, 0) AS "nightsAtSea",
        EXISTS (SELECT FROM itinerary_stops AS stop JOIN places ON places.id = place_id
          WHERE stop.itinerary_id = itineraries.id AND kind = 'conservancy') AS "isInConservancy",
        ARRAY(SELECT first_day::text FROM departures WHERE departures.itinerary_id = itineraries.id AND departure = 'shared'
          AND departures.withdrawn_at IS NULL AND first_day > (now() AT TIME ZONE 'Africa/Nairobi')::date
          ORDER BY first_day) AS "joinDays",
        concat_ws(' ', title, location, stops) AS names
      FROM itineraries LEFT JOIN itinerary_suitability ON itinerary_id = id
      LEFT JOIN LATERAL (SELECT
          max((SELECT max(hours) FROM unnest(walk_hours) AS hours)) AS on_foot,
          max(coalesce((SELECT max(hours) FROM unnest(road_hours) AS hours), 0)
            * CASE WHEN is_there_and_back THEN 2 ELSE 1 END) AS longest_drive,
          max(bed_altitude) AS highest_night,
          (count(*) FILTER (WHERE bed_kind IS NOT NULL AND place.kind IN ('beach', 'island')))::int AS nights_at_sea
        FROM itinerary_days AS day LEFT JOIN places AS place ON place.id = to_place_id WHERE day.itinerary_id = itineraries.id) AS days ON true
      LEFT JOIN LATERAL (SELECT string_agg(name, ' ') AS stops FROM (
        SELECT concat_ws(' ', name, label) FROM itinerary_stops AS stop
          JOIN places ON places.id = ANY (array_append(instead, place_id::text)) WHERE stop.itinerary_id = itineraries.id
        UNION SELECT name FROM itinerary_days AS day JOIN places ON places.id IN (from_place_id, to_place_id)
          WHERE day.itinerary_id = itineraries.id AND kind <> 'airport') AS called (name)) AS route ON true
      WHERE itineraries.withdrawn_at IS NULL ORDER BY ${listOrder}`,
    db().$queryRaw<OfTrip[]>`
      SELECT itinerary_id AS id, animal AS slug FROM itinerary_animals WHERE likelihood <> 'rarely'`,
    readThemesInTexts(),
    readThemesOfDays(),
  ])
  const animalsOf = slugsByTrip(seen)
  const themesOf = slugsByTrip([...inTexts, ...ofDays])
  return rows.map(({ names, ...row }) => ({
    ...row,
    names: [...foldedWords(names)],
    animals: animalsOf.get(row.id) ?? [],
    themes: themesOf.get(row.id) ?? [],
  }))
}

type OfTrip = { id: number; slug: string }

// Words by which the texts of a trip show a theme, for websearch_to_tsquery. Not in lib/domain/themes.ts, which
// browsers load.
const themeWords: Record<string, string> = {
  honeymoon: 'honeymoon or couples',
  families: 'families',
  'first-safari': 'first safari',
  beach: 'beach or snorkelling or island',
  hiking: 'hiking or trekking or climb or summit',
  culture: 'culture or cultural or village or homestead or homestay',
  conservation: 'conservation or keepers or sanctuary',
  boat: 'boat or canoe or rafting or launch',
}

async function readThemesInTexts(): Promise<OfTrip[]> {
  const sought = themes.filter(({ slug }) => slug in themeWords)
  const rows = await db().$queryRaw<{ no: number; ids: number[]; points: number[] }[]>`
    SELECT * FROM search_hits(
      ARRAY(SELECT websearch_to_tsquery('english', words) FROM unnest(${sought.map(({ slug }) => themeWords[slug] ?? '')}::text[])
        WITH ORDINALITY AS text(words, place) ORDER BY place),
      ${sought.map(() => null)}::text[])`
  return rows.flatMap(({ no, ids, points }) => {
    const { slug = '', isNarrow = false } = sought[no - 1] ?? {}
    const least = isNarrow ? pointsOfPlace : pointsOfHighlight
    return ids.filter((_, index) => (points[index] ?? 0) >= least).map((id) => ({ id, slug }))
  })
}

/** Themes that follow from the days and stops of a trip. */
function readThemesOfDays() {
  return db().$queryRaw<OfTrip[]>`
    SELECT DISTINCT itinerary_id AS id, slug FROM itinerary_days CROSS JOIN LATERAL (
      SELECT 'fly-in' AS slug WHERE cardinality(flight_hours) > 0
      UNION ALL SELECT 'camping' WHERE bed_kind = 'camping') AS done
    UNION SELECT itinerary_id, 'city-desert' FROM itinerary_stops JOIN places ON places.id = place_id
      GROUP BY itinerary_id HAVING bool_or(kind = 'city') AND bool_or(kind = 'desert')`
}

function slugsByTrip(rows: OfTrip[]) {
  const slugs = new Map<number, string[]>()
  for (const { id, slug } of rows) slugs.set(id, [...new Set([...(slugs.get(id) ?? []), slug])])
  return slugs
}

// Cached separately, since each review changes a rating.
async function readRatings() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries, tags.ratings)
  return db().$queryRaw<Rating[]>`
    SELECT id, average_rating::float8 AS rating, total_reviews AS reviews FROM itineraries WHERE total_reviews > 0
    ORDER BY id`
}
