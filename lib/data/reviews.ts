// Reads and stores the reviews of itineraries.
import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { Prisma } from '../../prisma/generated/client'
import type { Receipt } from '../forms/form-result'
import { review } from '../forms/review'
import { schemaOf } from '../forms/schema'
import { type LeadContext, noContext } from '../http/sender'
import { limitRate } from '../leads/rate-limit'
import { findEarlierSending, sendingKeys } from '../leads/sending'
import { whyHeld } from '../leads/spam'
import { db } from '../server/db'
import { NotFoundError } from '../server/errors'
import { expire, tags } from './cache'
import { noteOwnChange } from './own-changes'

/** A review as the REST path gives it and the pages show it. */
export type Review = {
  id: number
  itineraryId: number
  userName: string
  rating: number
  comment: string
  createdAt: string
}

type Row = Omit<Review, 'createdAt'> & { createdAt: Date }
type Extent = { after?: number | null; take?: number }

// What the reference of a review begins with; its id follows.
const prefix = 'R-'

// How many are shown at a time.
const reviewsShown = 20

const schema = schemaOf(review)

/**
 * The reviews of one itinerary, newest first (decision 67). Takes its id, the review after which to go on, which must
 * exist, and how many at most. createdAt is ISO 8601.
 */
export async function findReviews(itineraryId: number, { after, take }: Extent = {}): Promise<Review[]> {
  const isAfter = after
    ? Prisma.sql`AND (created_at, id) < (SELECT created_at, id FROM reviews WHERE id = ${after})`
    : Prisma.empty
  // In SQL, because Prisma cannot compare two columns at once, which one range of the index answers.
  const rows = await db().$queryRaw<Row[]>`
    SELECT id, itinerary_id AS "itineraryId", user_name AS "userName", rating, comment, created_at AS "createdAt"
    FROM reviews WHERE itinerary_id = ${itineraryId} AND status = 'shown' ${isAfter}
    ORDER BY created_at DESC, id DESC LIMIT ${take ?? null}`
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** As findReviews, but cached; unless told otherwise the newest ones, as the page of the itinerary shows them. */
export async function listReviews(itineraryId: number, extent: Extent = { take: reviewsShown }) {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.reviews, tags.itinerary(itineraryId))
  return findReviews(itineraryId, extent)
}

/**
 * The reviews that come after one, as many as are shown at a time, and after which the next ones come, or null at the
 * end. Returns null when the itinerary has no such review.
 */
export async function listEarlierReviews(itineraryId: number, after: number) {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.reviews, tags.itinerary(itineraryId))
  if (!(await hasReview(itineraryId, after))) return null
  const found = await findReviews(itineraryId, { after, take: reviewsShown + 1 })
  const reviews = found.slice(0, reviewsShown)
  return { reviews, next: found.length > reviewsShown ? (reviews.at(-1)?.id ?? null) : null }
}

/** Whether the itinerary has this review, shown or held. */
export async function hasReview(itineraryId: number, id: number) {
  return (await db().review.count({ where: { id, itineraryId } })) === 1
}

/**
 * Stores a review, which is shown at once unless it looks like spam; triggers keep the average and count of its trip.
 * Takes what a form or REST client sent, and the context of the request. Returns its id and reference; throws ZodError
 * for bad input, NotFoundError for an unknown trip, RateLimitError for too many.
 */
export async function createReview(
  input: unknown,
  context: LeadContext = noContext,
): Promise<Receipt & { id: number }> {
  const fields = schema.parse(input)
  const keys = sendingKeys('review', { input, fields, context })
  // A review has no reason to link anywhere.
  const heldFor = whyHeld(input, fields, 0)
  const changed = [tags.itinerary(fields.itineraryId), tags.ratings]
  const id = await db().$transaction(async (tx) => {
    const itinerary = await tx.itinerary.findUnique({ where: { id: fields.itineraryId }, select: { id: true } })
    if (!itinerary) throw new NotFoundError('Itinerary not found')
    const newId = await nextReviewId(tx)
    const stored = await findEarlierSending(tx, keys, prefix + newId, (reference) =>
      tx.review.findUnique({ where: { id: Number(reference.slice(prefix.length)) }, select: { id: true } }),
    )
    if (stored) return stored.id
    await tx.review.create({ data: { ...fields, id: newId, heldFor, status: heldFor ? 'held' : 'shown' } })
    await limitRate(tx, 'review', context.address)
    if (!heldFor) await noteOwnChange(tx, changed)
    return newId
  })
  for (const tag of changed) expire(tag)
  return { id, reference: prefix + id, facts: [] }
}

async function nextReviewId(tx: Prisma.TransactionClient) {
  const [row] = await tx.$queryRaw<[{ id: number }]>`
    SELECT nextval(pg_get_serial_sequence('reviews', 'id'))::int AS id`
  return row.id
}
