import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '../cache/tags'
import { type RemovalReason, removalReasonNames } from '../content/removal-reasons'
import { db } from '../platform/db'

/** Counts the shown reviews by stars: those with n stars are at n - 1. */
export async function countStars(itineraryId: number) {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.reviews, tags.itinerary(itineraryId))
  const rows = await db().$queryRaw<{ rating: number; count: number }[]>`
    SELECT rating, count(*)::int AS count FROM reviews
    WHERE itinerary_id = ${itineraryId} AND status = 'shown' GROUP BY rating`
  return [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.count ?? 0)
}

/** Reviews taken down in the last 12 months and still down, by reason, and those that wait to be checked. */
export async function countRemovals() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.reviews, tags.ratings)
  const rows = await db().$queryRaw<{ reason: RemovalReason; count: number }[]>`
    SELECT reason, count(*)::int AS count FROM review_removals
    WHERE released_at IS NULL AND removed_at > now() - interval '12 months' GROUP BY reason`
  const [waiting] = await db().$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS count FROM reviews WHERE held_for IN ('honeypot', 'too fast', 'links')`
  const removed = removalReasonNames.flatMap((reason) => {
    const count = rows.find((row) => row.reason === reason)?.count
    return count ? [{ reason, count }] : []
  })
  return { removed, waiting: waiting.count }
}
