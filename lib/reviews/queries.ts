import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { Prisma } from '../../prisma/generated/client'
import { noteOwnChange } from '../cache/own-changes'
import { expire, tags } from '../cache/tags'
import { type RemovalReason, removalReasonNames } from '../content/removal-reasons'
import type { Parsed } from '../forms/form-definition'
import type { Receipt } from '../forms/form-result'
import { type LeadContext, noContext } from '../http/sender'
import { type Db, db } from '../platform/db'
import { NotFoundError } from '../platform/errors'
import { findEarlierSending } from '../submissions/idempotency'
import { limitRate } from '../submissions/rate-limit'
import { readSubmission } from '../submissions/read-submission'
import type { HeldFor } from '../submissions/spam'
import { invitationTaken, requireInvitation } from './invitations'
import { review } from './review-form'

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

const reviewsShown = 20
const atOnce = 100

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

// A review has no reason to link anywhere.
const rules = { name: 'review', form: review, linksAllowed: 0 }

/** Stores a review once, as createLead does. Also throws NotFoundError, and BadRequestError for a bad invitation. */
export async function createReview(
  input: unknown,
  context: LeadContext = noContext,
): Promise<Receipt & { id: number }> {
  const { fields, heldFor, keys } = readSubmission(rules, input, context)
  const id = await db().$transaction(async (tx) => {
    const claim = { reference: null, reviewId: await nextReviewId(tx) }
    const earlier = await findEarlierSending(tx, keys, claim)
    if (earlier) return Number(earlier.reviewId)
    await insertReview(tx, claim.reviewId, fields, heldFor)
    await limitRate(tx, rules.name, context.address)
    if (!heldFor) await noteOwnChange(tx, changedBy(fields.itineraryId))
    return claim.reviewId
  })
  for (const tag of changedBy(fields.itineraryId)) expire(tag)
  return { id, reference: `R-${id}`, facts: [] }
}

const changedBy = (itineraryId: number) => [tags.itinerary(itineraryId), tags.ratings]

type Fields = Parsed<typeof review>

async function insertReview(tx: Db, id: number, { invitation: token, ...words }: Fields, heldFor: HeldFor | null) {
  const itinerary = await tx.itinerary.findUnique({ where: { id: words.itineraryId }, select: { id: true } })
  if (!itinerary) throw new NotFoundError('Itinerary not found')
  const invitation = await requireInvitation(tx, token, words.itineraryId)
  const invited = invitation && { invitationId: invitation.id, travelledOn: invitation.travelledOn }
  const data = { ...words, ...invited, id, heldFor, status: heldFor ? 'held' : 'shown' }
  return tx.review.create({ data }).catch((error: unknown) => {
    // If two use the invitation at the same moment, the unique index lets one through.
    throw invited && isUniqueViolation(error) ? invitationTaken() : error
  })
}

function isUniqueViolation(error: unknown) {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}

async function nextReviewId(tx: Db) {
  const [row] = await tx.$queryRaw<[{ id: number }]>`
    SELECT nextval(pg_get_serial_sequence('reviews', 'id'))::int AS id`
  return row.id
}

/** Newest first. Fails when its place in the list is lost, because that review went meanwhile. */
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
