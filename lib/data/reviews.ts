// Reads and stores the reviews of itineraries.
import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { expire, tags } from '../cache'
import { db } from '../db'
import { NotFoundError } from '../errors'
import { type LeadContext, noContext } from '../leads/context'
import { whyHeld } from '../leads/held'
import { limitRate } from '../leads/rate-limit'
import { refreshRating } from '../leads/review-rating'
import { sendingKey } from '../leads/store'
import { reviewSchema } from '../schemas/review'

export type Review = Awaited<ReturnType<typeof listReviews>>[number]

const publicColumns = { id: true, itineraryId: true, userName: true, rating: true, comment: true, createdAt: true }

/** The reviews of one itinerary, newest first (decision 67). Takes its id; createdAt is ISO 8601. */
export async function listReviews(itineraryId: number) {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.reviews, tags.itinerary(itineraryId))
  const rows = await db().review.findMany({
    where: { itineraryId, status: 'shown' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: publicColumns,
  })
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/**
 * Stores a review, which is shown at once unless it looks like spam, and renews the average and count of its trip.
 * Takes what a form or REST client sent, and the context of the request. Returns its id and reference; throws ZodError
 * for bad input, NotFoundError for an unknown trip, RateLimitError for too many.
 */
export async function createReview(input: unknown, context: LeadContext = noContext) {
  const fields = reviewSchema.parse(input)
  const idempotencyKey = sendingKey('review', { input, fields, context })
  // A review has no reason to link anywhere.
  const heldFor = whyHeld(input, fields, 0)
  const id = await db().$transaction(async (tx) => {
    const trip = await tx.itinerary.findUnique({ where: { id: fields.itineraryId }, select: { id: true } })
    if (!trip) throw new NotFoundError('Itinerary not found')
    const [review] = await tx.review.createManyAndReturn({
      data: { ...fields, idempotencyKey, heldFor, status: heldFor ? 'held' : 'shown' },
      skipDuplicates: true,
      select: { id: true },
    })
    // This very sending has been stored before.
    if (!review) return (await tx.review.findUniqueOrThrow({ where: { idempotencyKey }, select: { id: true } })).id
    await limitRate(tx, 'review', context.address)
    await refreshRating(tx, fields.itineraryId)
    return review.id
  })
  expire(tags.itinerary(fields.itineraryId))
  expire(tags.itineraries)
  return { id, reference: `R-${id}` }
}
