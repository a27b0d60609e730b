import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { CatalogueEntry } from '../itineraries/facets'
import { animals, themes } from '../itineraries/themes'
import { db } from '../server/db'
import { tags } from './cache'
import { listOrder } from './list-order'
import { findThemes } from './search-hits'

type Rating = Pick<CatalogueEntry, 'id' | 'rating' | 'reviews'>

let latest: { texts: string[]; entries: CatalogueEntry[] } | undefined

/** What list and search need of every trip, in the order of the list. Shared: do not change it. */
export async function readCatalogue(): Promise<CatalogueEntry[]> {
  const texts = await Promise.all([catalogueText(), ratingsText()])
  // With thousands of entries, comparing texts is faster than taking objects out of the cache.
  const isLatest = latest?.texts.every((text, index) => text === texts[index])
  if (!latest || !isLatest) latest = { texts, entries: withRatings(...texts) }
  return latest.entries
}

function withRatings(catalogue: string, ratings: string) {
  const rated = new Map((JSON.parse(ratings) as Rating[]).map((rating) => [rating.id, rating]))
  const entries: Omit<CatalogueEntry, 'rating' | 'reviews'>[] = JSON.parse(catalogue)
  return entries.map((entry) => ({ rating: null, reviews: 0, ...rated.get(entry.id), ...entry }))
}

async function catalogueText() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries)
  const [rows, animalsOf, themesOf] = await Promise.all([
    db().$queryRaw<CatalogueEntry[]>`
      SELECT id, country, package_type AS "packageType", difficulty_level AS difficulty, duration,
        price::float8 AS price, best_months AS months, youngest
      FROM itineraries LEFT JOIN itinerary_suitability ON itinerary_id = id WHERE withdrawn_at IS NULL ORDER BY ${listOrder}`,
    findThemes(animals),
    findThemes(themes),
  ])
  return JSON.stringify(
    rows.map((row) => ({ ...row, animals: animalsOf.get(row.id) ?? [], themes: themesOf.get(row.id) ?? [] })),
  )
}

// Kept apart, since every review changes one of them.
async function ratingsText() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries, tags.ratings)
  return JSON.stringify(
    await db().$queryRaw<Rating[]>`
      SELECT id, average_rating::float8 AS rating, total_reviews AS reviews FROM itineraries WHERE total_reviews > 0
      ORDER BY id`,
  )
}
