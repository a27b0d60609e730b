import 'server-only'
import { randomInt } from 'node:crypto'
import type { Receipt } from '../forms/form-result'
import { type LeadContext, noContext } from '../http/sender'
import { type Db, db } from '../platform/db'
import { findEarlierSending } from '../submissions/idempotency'
import { limitRate } from '../submissions/rate-limit'
import { readSubmission, type Submission } from '../submissions/read-submission'
import { getKind, type LeadKind, type LeadRow, summarize } from './kinds'
import { queueLeadMails } from './mails'
import { findLead, toLeadRow } from './queries'
import { promisedReplyTime } from './reply-time'

const linksAllowed = 2

/**
 * Stores a lead with its two mails in one transaction. A repeated sending gets the receipt of the first one; what looks
 * like spam is held and mails nobody. Throws ZodError, RateLimitError, or UnavailableError when the database is away.
 */
export async function createLead(
  kind: LeadKind,
  input: unknown,
  context: LeadContext = noContext,
): Promise<Receipt & { id: number }> {
  const { form, answer } = getKind(kind)
  const submission = readSubmission({ name: kind, form, linksAllowed }, input, context)
  const { lead, replyTime } = await db().$transaction(async (tx) => {
    const claim = { reference: makeReference(), reviewId: null }
    const replyTime = await promisedReplyTime(tx, kind)
    const earlier = await findEarlierSending(tx, submission.keys, claim)
    if (earlier) return { lead: (await findLead(tx, earlier.reference ?? '')) as LeadRow, replyTime }
    const lead = await insertLead(tx, kind, claim.reference, submission)
    await limitRate(tx, kind, context.address)
    if (!submission.heldFor) await queueLeadMails(tx, lead, replyTime)
    return { lead, replyTime }
  })
  return { id: lead.id, reference: lead.reference, ...answer?.(lead), facts: summarize(lead).facts, replyTime }
}

async function insertLead(tx: Db, kind: LeadKind, reference: string, { fields, heldFor, page }: Submission) {
  const { relation, columns } = getKind(kind)
  const lead = { reference, kind, email: String(fields.email), status: heldFor ? 'held' : 'new', heldFor, page }
  const ofKind = { create: await columns(fields, tx) }
  return toLeadRow(await tx.lead.create({ data: { ...lead, [relation]: ofKind }, include: { [relation]: true } }))
}

// The short reference that a visitor quotes on the phone.

// Without 0, 1, I, L, O and U, which are misread or misheard.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Such as TT-7K4Q2P9: seven random characters make 2 x 10^10, too many to guess. */
export function makeReference() {
  return `TT-${Array.from({ length: 7 }, () => letters[randomInt(letters.length)]).join('')}`
}
