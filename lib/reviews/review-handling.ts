// Triggers update average, count and pages. Moderation ignores the stars.
import 'server-only'
import { createHash } from 'node:crypto'
import type { Review } from '../../prisma/generated/client'
import { readContacts } from '../content/contacts'
import { reviewReplyTexts } from '../content/mail'
import type { RemovalReason } from '../content/removal-reasons'
import { noteDeleted, reviewName } from '../leads/purge'
import { formatGreeting } from '../mail/letter'
import { queueMail } from '../mail/queue'
import { config } from '../platform/config'
import { type Db, db } from '../platform/db'
import { askOnce, BadRequestError } from '../platform/errors'
import { describeHeld } from '../submissions/spam'

export function readReview(id: number) {
  return db().review.findUnique({
    where: { id },
    include: {
      itinerary: { select: { title: true } },
      invitation: { select: { booking: { select: { reference: true } } } },
    },
  })
}

const newest = 100

/** Held ones first, then the newest. */
export async function readNewestReviews() {
  const reviews = await db().review.findMany({
    include: { itinerary: { select: { title: true } } },
    orderBy: [{ status: 'asc' }, { createdAt: 'desc' }],
    take: newest,
  })
  return reviews.map(({ travelledOn, ...review }) => ({ ...review, isInvited: travelledOn !== null }))
}

/** What a form of the desk was made from, and the question that it has asked. */
export type Shown = { version: string; sure?: string }

type Changeable = Pick<Review, 'status' | 'heldFor' | 'reply'>

/** Differs once a review was answered, taken down or put back. */
export const reviewVersion = ({ status, heldFor, reply }: Changeable) =>
  createHash('sha256')
    .update(JSON.stringify([status, heldFor, reply]))
    .digest('base64url')
    .slice(0, 16)

/** Locks the review. Throws AskError where a colleague has changed it since it was shown, unless it is `wanted` so. */
async function askAboutChange(tx: Db, id: number, shown: Shown | undefined, wanted: Partial<Changeable>) {
  if (!shown) return
  await tx.$queryRaw`SELECT 1 FROM reviews WHERE id = ${id} FOR UPDATE`
  const review = await tx.review.findUnique({ where: { id } })
  if (!review || reviewVersion(review) === shown.version) return
  if (reviewVersion({ ...review, ...wanted }) === reviewVersion(review)) return
  const state = review.status === 'held' ? `It is not shown now (${describeHeld(review.heldFor)}).` : 'It is shown now.'
  const answer = review.reply ? `Our answer is now: “${review.reply}”` : 'It has no answer of ours.'
  askOnce([`A colleague has changed this review since you opened it. ${state} ${answer}`], shown.sure)
}

export async function holdReview(id: number, reason: RemovalReason, shown?: Shown) {
  return db().$transaction(async (tx) => {
    await askAboutChange(tx, id, shown, { status: 'held', heldFor: reason })
    const { count } = await tx.review.updateMany({ where: { id }, data: { status: 'held', heldFor: reason } })
    if (count === 1) await noteRemoval(tx, id, reason, false)
    return count === 1
  })
}

/** False if it does not exist. */
export async function releaseReview(id: number, shown?: Shown) {
  return db().$transaction(async (tx) => {
    await askAboutChange(tx, id, shown, { status: 'shown', heldFor: null })
    const { count } = await tx.review.updateMany({ where: { id }, data: { status: 'shown', heldFor: null } })
    await tx.$executeRaw`UPDATE review_removals SET released_at = now() WHERE review_id = ${id}`
    return count === 1
  })
}

/** Keeps id and reason; its invitation stays used. False if it did not exist. */
export async function deleteReview(id: number, reason: RemovalReason) {
  const review = await readReview(id)
  // Recorded first, or a restored backup would bring it back.
  if (review) await noteDeleted([reviewName(review)])
  return db().$transaction(async (tx) => {
    await tx.$executeRaw`
      UPDATE invitations SET expires_at = now() FROM reviews
      WHERE invitation_id = invitations.id AND reviews.id = ${id}`
    const { count } = await tx.review.deleteMany({ where: { id } })
    if (count === 1) await noteRemoval(tx, id, reason, true)
    return count === 1
  })
}

async function noteRemoval(tx: Db, id: number, reason: RemovalReason, isDeleted: boolean) {
  await tx.$executeRaw`
    INSERT INTO review_removals (review_id, reason, is_deleted) VALUES (${id}, ${reason}, ${isDeleted})
    ON CONFLICT (review_id) DO UPDATE
    SET reason = excluded.reason, is_deleted = excluded.is_deleted, removed_at = now(), released_at = NULL`
}

/** Throws BadRequestError for a review that is not shown: its author would look for the answer in vain. */
export async function replyToReview(id: number, reply: string, shown?: Shown) {
  return db().$transaction(async (tx) => {
    await askAboutChange(tx, id, shown, { reply })
    const before = await tx.review.findUnique({
      where: { id },
      include: {
        invitation: { include: { booking: { include: { lead: true } } } },
        itinerary: { select: { title: true } },
      },
    })
    if (!before) return { isFound: false, isMailed: false }
    if (before.status === 'held') throw new BadRequestError('This review is not shown. Put it back, then answer it.')
    await tx.$executeRaw`UPDATE reviews SET reply = ${reply}, replied_at = now() WHERE id = ${id}`
    const { invitation, itinerary, comment, itineraryId } = before
    if (before.reply !== null || !invitation) return { isFound: true, isMailed: false }
    const { reference, name, lead } = invitation.booking
    await queueMail(tx, {
      reference,
      role: 'visitor',
      to: lead.email,
      replyTo: (await readContacts(tx)).emails.reservations,
      subject: `Our answer to your review of ${itinerary.title}`,
      letter: {
        heading: `Our answer to your review of ${itinerary.title}`,
        opening: [formatGreeting(name), reviewReplyTexts.opening],
        messages: [
          [reviewReplyTexts.review, comment],
          [reviewReplyTexts.reply, reply],
        ],
        links: [{ label: reviewReplyTexts.link, href: `${config.siteUrl}/itineraries/${itineraryId}#reviews` }],
      },
      // Once, even with two concurrent replies.
      name: `review-reply-${id}`,
    })
    return { isFound: true, isMailed: true }
  })
}
