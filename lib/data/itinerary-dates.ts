// Reads when each itinerary last changed.
import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '../cache'
import { db } from '../db'

/**
 * Every itinerary by id, with its picture and when its page last changed (ISO 8601): by an edit or by its newest
 * review, whichever came later.
 */
export async function listItineraryDates() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries)
  const [itineraries, reviews] = await Promise.all([
    db().itinerary.findMany({ orderBy: { id: 'asc' }, select: { id: true, imageUrl: true, updatedAt: true } }),
    db().review.groupBy({ by: ['itineraryId'], where: { status: 'shown' }, _max: { createdAt: true } }),
  ])
  const newest = new Map(reviews.map(({ itineraryId, _max }) => [itineraryId, _max.createdAt?.getTime() ?? 0]))
  return itineraries.map(({ id, imageUrl, updatedAt }) => ({
    id,
    imageUrl,
    changedAt: new Date(Math.max(updatedAt.getTime(), newest.get(id) ?? 0)).toISOString(),
  }))
}
