// What the operator does with reviews from the command line. Triggers count a trip anew and expire its pages. Nothing
// here reads the stars.
import 'server-only'
import type { Prisma } from '../../prisma/generated/client'
import { config } from '../config'
import { replyWords } from '../content/mail'
import type { RemovalReason } from '../content/removal-reasons'
import { queueMail } from '../mail/queue'
import { db } from '../server/db'

type Tx = Prisma.TransactionClient

/** Takes a review off the page for a reason, which is kept and counted. Returns whether there is such a review. */
export async function holdReview(id: number, reason: RemovalReason) {
  return db().$transaction(async (tx) => {
    const { count } = await tx.review.updateMany({ where: { id }, data: { status: 'held', heldFor: reason } })
    if (count === 1) await noteRemoval(tx, id, reason, false)
    return count === 1
  })
}

/** Shows a held review: it is not counted among the removed ones any more. Returns whether there is such a review. */
export async function releaseReview(id: number) {
  return db().$transaction(async (tx) => {
    const { count } = await tx.review.updateMany({ where: { id }, data: { status: 'shown', heldFor: null } })
    await tx.$executeRaw`UPDATE review_removals SET released_at = now() WHERE review_id = ${id}`
    return count === 1
  })
}

/**
 * Deletes a review for a reason, which is kept and counted; of the review only its number stays. The invitation that it was
 * written with is over. Returns whether there was such a review.
 */
export async function deleteReview(id: number, reason: RemovalReason) {
  return db().$transaction(async (tx) => {
    await tx.$executeRaw`
      UPDATE invitations SET expires_at = now() FROM reviews
      WHERE invitation_id = invitations.id AND reviews.id = ${id}`
    const { count } = await tx.review.deleteMany({ where: { id } })
    if (count === 1) await noteRemoval(tx, id, reason, true)
    return count === 1
  })
}

async function noteRemoval(tx: Tx, id: number, reason: RemovalReason, isDeleted: boolean) {
  await tx.$executeRaw`
    INSERT INTO review_removals (review_id, reason, is_deleted) VALUES (${id}, ${reason}, ${isDeleted})
    ON CONFLICT (review_id) DO UPDATE
    SET reason = excluded.reason, is_deleted = excluded.is_deleted, removed_at = now(), released_at = NULL`
}

/**
 * Answers a review below it; an answer that is there is replaced. An invited author hears of the first one by mail.
 * Returns whether there is such a review, and whether a mail was queued.
 */
export async function replyToReview(id: number, reply: string) {
  return db().$transaction(async (tx) => {
    const before = await tx.review.findUnique({
      where: { id },
      include: { invitation: { include: { booking: true } }, itinerary: { select: { title: true } } },
    })
    if (!before) return { isFound: false, isMailed: false }
    await tx.$executeRaw`UPDATE reviews SET reply = ${reply}, replied_at = now() WHERE id = ${id}`
    const { invitation, itinerary, comment, itineraryId } = before
    if (before.reply !== null || !invitation) return { isFound: true, isMailed: false }
    const { reference, email, name } = invitation.booking
    await queueMail(tx, {
      lead: { kind: 'booking', reference },
      role: 'visitor',
      to: email,
      replyTo: config.emails.reservations,
      subject: `Our answer to your review of ${itinerary.title}`,
      letter: {
        heading: `Our answer to your review of ${itinerary.title}`,
        opening: [`Dear ${name},`, replyWords.opening],
        facts: [],
        words: [
          [replyWords.review, comment],
          [replyWords.reply, reply],
        ],
        links: [{ label: replyWords.link, href: `${config.siteUrl}/itineraries/${itineraryId}#reviews` }],
        closing: [],
        signature: `${config.brand}, ${config.phone}, ${config.siteUrl}`,
      },
      // Once, even when two answer at the same moment.
      name: `review-reply-${id}`,
    })
    return { isFound: true, isMailed: true }
  })
}
