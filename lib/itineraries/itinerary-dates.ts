import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '../cache/tags'
import { db } from '../platform/db'
import { offered } from './withdrawn-itineraries'

/** Every itinerary by id, with its picture and when its page last changed (ISO 8601), by an edit or a review. */
export async function listItineraryDates() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries, tags.ratings)
  const rows = await db().itinerary.findMany({
    where: offered,
    orderBy: { id: 'asc' },
    select: { id: true, imageUrl: true, updatedAt: true },
  })
  return rows.map(({ id, imageUrl, updatedAt }) => ({ id, imageUrl, changedAt: updatedAt.toISOString() }))
}
