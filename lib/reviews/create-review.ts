import 'server-only'
import { Prisma } from '../../prisma/generated/client'
import { expire, tags } from '../cache/tags'
import type { Parsed } from '../forms/form-definition'
import type { Receipt } from '../forms/form-result'
import { noContext, type SubmissionContext } from '../http/sender'
import { type Db, db } from '../platform/db'
import { NotFoundError } from '../platform/errors'
import { limitRate } from '../submissions/rate-limit'
import { type HeldFor, heldAsLikelySpam } from '../submissions/spam'
import { findEarlierSubmission, readSubmission } from '../submissions/submission'
import { invitationTaken, requireInvitation } from './invitations'
import { review } from './review-form'

// A review has no reason to contain links.
const rules = { name: 'review', form: review, linksAllowed: 0 }

/** As createLead; also throws NotFoundError, and BadRequestError for an invalid invitation. */
export async function createReview(
  input: unknown,
  context: SubmissionContext = noContext,
): Promise<Receipt & { id: number }> {
  const { fields, heldFor, keys } = readSubmission(rules, input, context)
  const id = await db().$transaction(async (tx) => {
    const claim = { reference: null, reviewId: await nextReviewId(tx) }
    const earlier = await findEarlierSubmission(tx, keys, claim)
    if (earlier?.reviewId) {
      if (!heldFor) await showLikelySpam(tx, earlier.reviewId)
      return earlier.reviewId
    }
    await insertReview(tx, claim.reviewId, fields, heldFor)
    await limitRate(tx, rules.name, context.address)
    return claim.reviewId
  })
  // Its writer sees it at once.
  for (const tag of [tags.itinerary(fields.itineraryId), tags.ratings]) expire(tag)
  return { id, reference: `R-${id}`, facts: [] }
}

/** For a review that was sent again without the signs of spam. */
async function showLikelySpam(tx: Db, id: number) {
  await tx.review.updateMany({ where: { id, ...heldAsLikelySpam }, data: { status: 'shown', heldFor: null } })
}

type Fields = Parsed<typeof review>

async function insertReview(tx: Db, id: number, { invitation: token, ...fields }: Fields, heldFor: HeldFor | null) {
  const itinerary = await tx.itinerary.findUnique({ where: { id: fields.itineraryId }, select: { id: true } })
  if (!itinerary) throw new NotFoundError('Itinerary not found')
  const invitation = await requireInvitation(tx, token, fields.itineraryId)
  const invited = invitation && { invitationId: invitation.id, travelledOn: invitation.travelledOn }
  const data = { ...fields, ...invited, id, heldFor, status: heldFor ? 'held' : 'shown' }
  return tx.review.create({ data }).catch((error: unknown) => {
    // The unique index admits one of two concurrent uses.
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
