import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { Prisma } from '../../prisma/generated/client'
import type { Receipt } from '../forms/form-result'
import { review } from '../forms/review'
import { schemaOf } from '../forms/schema'
import { type LeadContext, noContext } from '../http/sender'
import { invitationTaken, requireInvitation } from '../leads/invitations'
import { limitRate } from '../leads/rate-limit'
import { findEarlierSending, sendingKeys } from '../leads/sending'
import { whyHeld } from '../leads/spam'
import { type Db, db } from '../server/db'
import { NotFoundError } from '../server/errors'
import { expire, tags } from './cache'
import { noteOwnChange } from './own-changes'

/** As the REST path and the pages have it. */
export type Review = {
  id: number
  itineraryId: number
  userName: string
  rating: number
  comment: string
  createdAt: string
  /** '2026-10', the month of the trip; only for travellers whom we invited. */
  travelledIn?: string
  reply?: string
}

type Row = Omit<Review, 'createdAt'> & { createdAt: Date; travelledIn: string | null; reply: string | null }
type Pagination = { after?: number | null; take?: number; stars?: number | null }

// The reference of a review is this and its id.
const prefix = 'R-'

const reviewsShown = 20

const schema = schemaOf(review)

/** Newest first (decision 67). `after` must exist; createdAt is ISO 8601. */
export async function findReviews(itineraryId: number, { after, take, stars }: Pagination = {}): Promise<Review[]> {
  const isAfter = after
    ? Prisma.sql`AND (created_at, id) < (SELECT created_at, id FROM reviews WHERE id = ${after})`
    : Prisma.empty
  const hasStars = stars ? Prisma.sql`AND rating = ${stars}` : Prisma.empty
  // Comparing both columns at once makes this one range of the index; Prisma cannot say that.
  const rows = await db().$queryRaw<Row[]>`
    SELECT id, itinerary_id AS "itineraryId", user_name AS "userName", rating, comment, created_at AS "createdAt",
      to_char(travelled_on, 'YYYY-MM') AS "travelledIn", reply
    FROM reviews WHERE itinerary_id = ${itineraryId} AND status = 'shown' ${hasStars} ${isAfter}
    ORDER BY created_at DESC, id DESC LIMIT ${take ?? null}`
  // Empty fields are left out, so that most reviews are exactly what the specification lists.
  return rows.map(({ createdAt, travelledIn, reply, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    ...(travelledIn && { travelledIn }),
    ...(reply && { reply }),
  }))
}

/** As findReviews, but cached; by default the newest, as the itinerary's page shows them. */
export async function listReviews(itineraryId: number, pagination: Pagination = { take: reviewsShown }) {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.reviews, tags.itinerary(itineraryId))
  return findReviews(itineraryId, pagination)
}

/** One page of reviews. `next` is the last one shown, null at the end. Returns null when `after` does not exist. */
export async function listReviewPart(itineraryId: number, { after, stars }: Pick<Pagination, 'after' | 'stars'>) {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.reviews, tags.itinerary(itineraryId))
  if (after && !(await hasReview(itineraryId, after))) return null
  const found = await findReviews(itineraryId, { after, stars, take: reviewsShown + 1 })
  const reviews = found.slice(0, reviewsShown)
  return { reviews, next: found.length > reviewsShown ? (reviews.at(-1)?.id ?? null) : null }
}

/** Held reviews count too. */
export async function hasReview(itineraryId: number, id: number) {
  return (await db().review.count({ where: { id, itineraryId } })) === 1
}

/** Held if it looks like spam. Throws ZodError, NotFoundError, RateLimitError; BadRequestError for a bad invitation. */
export async function createReview(
  input: unknown,
  context: LeadContext = noContext,
): Promise<Receipt & { id: number }> {
  const { invitation: token, ...words } = schema.parse(input)
  const fields = token ? { ...words, invitation: token } : words
  const keys = sendingKeys('review', { input, fields, context })
  // A review has no reason to link anywhere.
  const heldFor = whyHeld(input, words, 0)
  const changed = [tags.itinerary(fields.itineraryId), tags.ratings]
  const id = await db().$transaction(async (tx) => {
    const itinerary = await tx.itinerary.findUnique({ where: { id: fields.itineraryId }, select: { id: true } })
    if (!itinerary) throw new NotFoundError('Itinerary not found')
    const newId = await nextReviewId(tx)
    const stored = await findEarlierSending(tx, keys, prefix + newId, (reference) =>
      tx.review.findUnique({ where: { id: Number(reference.slice(prefix.length)) }, select: { id: true } }),
    )
    if (stored) return stored.id
    const invitation = await requireInvitation(tx, token, fields.itineraryId)
    const invited = invitation && { invitationId: invitation.id, travelledOn: invitation.travelledOn }
    await tx.review
      .create({ data: { ...words, ...invited, id: newId, heldFor, status: heldFor ? 'held' : 'shown' } })
      .catch((error: unknown) => {
        // If two use the invitation at the same moment, the unique index lets one through.
        throw invited && isUniqueViolation(error) ? invitationTaken() : error
      })
    await limitRate(tx, 'review', context.address)
    if (!heldFor) await noteOwnChange(tx, changed)
    return newId
  })
  for (const tag of changed) expire(tag)
  return { id, reference: prefix + id, facts: [] }
}

function isUniqueViolation(error: unknown) {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}

async function nextReviewId(tx: Db) {
  const [row] = await tx.$queryRaw<[{ id: number }]>`
    SELECT nextval(pg_get_serial_sequence('reviews', 'id'))::int AS id`
  return row.id
}
