import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { Prisma } from '../../prisma/generated/client'
import { tags } from '../cache/tags'
import { type RemovalReason, removalReasonNames } from '../content/removal-reasons'
import { db } from '../platform/db'
import { heldAsLikelySpam } from '../submissions/spam'

export type Review = {
  id: number
  itineraryId: number
  userName: string
  rating: number
  comment: string
  createdAt: string
  /** '2026-10', the month of travel, for invited travellers. */
  travelledIn?: string
  reply?: string
}

type Row = Omit<Review, 'createdAt'> & { createdAt: Date; travelledIn: string | null; reply: string | null }
type Pagination = { after?: number | null; take?: number; stars?: number | null; isInvitedFirst?: boolean }

const reviewsShown = 20
const atOnce = 100

/**
 * Newest first (decision 67), on pages those of invited travellers before the others. `after` must exist; createdAt is
 * ISO 8601.
 */
export async function findReviews(
  itineraryId: number,
  { after, take, stars, isInvitedFirst }: Pagination = {},
): Promise<Review[]> {
  const invited = isInvitedFirst ? Prisma.sql`travelled_on IS NOT NULL,` : Prisma.empty
  const invitedFirst = isInvitedFirst ? Prisma.sql`travelled_on IS NOT NULL DESC,` : Prisma.empty
  const isAfter = after
    ? Prisma.sql`AND (${invited} created_at, id) < (SELECT ${invited} created_at, id FROM reviews WHERE id = ${after})`
    : Prisma.empty
  const hasStars = stars ? Prisma.sql`AND rating = ${stars}` : Prisma.empty
  // A row comparison is one index range, which Prisma cannot express.
  const rows = await db().$queryRaw<Row[]>`
    SELECT id, itinerary_id AS "itineraryId", user_name AS "userName", rating, comment, created_at AS "createdAt",
      to_char(travelled_on, 'YYYY-MM') AS "travelledIn", reply
    FROM reviews WHERE itinerary_id = ${itineraryId} AND status = 'shown' ${hasStars} ${isAfter}
    ORDER BY ${invitedFirst} created_at DESC, id DESC LIMIT ${take ?? null}`
  // Empty optional fields are omitted, as the specification has no such fields.
  return rows.map(({ createdAt, travelledIn, reply, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    ...(travelledIn && { travelledIn }),
    ...(reply && { reply }),
  }))
}

export async function listReviews(
  itineraryId: number,
  pagination: Pagination = { take: reviewsShown, isInvitedFirst: true },
) {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.reviews, tags.itinerary(itineraryId))
  return findReviews(itineraryId, pagination)
}

/** `next` is the last review shown, null at the end. Null when `after` does not exist. */
export async function listReviewPart(itineraryId: number, { after, stars }: Pick<Pagination, 'after' | 'stars'>) {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.reviews, tags.itinerary(itineraryId))
  if (after && !(await hasReview(itineraryId, after))) return null
  const found = await findReviews(itineraryId, { after, stars, take: reviewsShown + 1, isInvitedFirst: true })
  const reviews = found.slice(0, reviewsShown)
  return { reviews, next: found.length > reviewsShown ? (reviews.at(-1)?.id ?? null) : null }
}

export async function hasReview(itineraryId: number, id: number) {
  return (await db().review.count({ where: { id, itineraryId } })) === 1
}

/** Newest first. Throws when the review at its cursor is deleted meanwhile. */
export async function* readAllReviews(itineraryId: number, after?: number) {
  let last = after
  for (;;) {
    const part = await findReviews(itineraryId, { after: last, take: atOnce })
    if (part.length < atOnce && last && !(await hasReview(itineraryId, last)))
      throw new Error('The review before this part is gone.')
    yield part
    if (part.length < atOnce) return
    last = part.at(-1)?.id
  }
}

export async function countStars(itineraryId: number) {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.reviews, tags.itinerary(itineraryId))
  const rows = await db().$queryRaw<{ rating: number; count: number }[]>`
    SELECT rating, count(*)::int AS count FROM reviews
    WHERE itinerary_id = ${itineraryId} AND status = 'shown' GROUP BY rating`
  return [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.count ?? 0)
}

/** Removals of the last 12 months by reason, and reviews awaiting moderation. */
export async function countRemovals() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.reviews, tags.ratings)
  const rows = await db().$queryRaw<{ reason: RemovalReason; count: number }[]>`
    SELECT reason, count(*)::int AS count FROM review_removals
    WHERE released_at IS NULL AND removed_at > now() - interval '12 months' GROUP BY reason`
  const waiting = await db().review.count({ where: heldAsLikelySpam })
  const removed = removalReasonNames.flatMap((reason) => {
    const count = rows.find((row) => row.reason === reason)?.count
    return count ? [{ reason, count }] : []
  })
  return { removed, waiting }
}
