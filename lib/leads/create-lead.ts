import 'server-only'
import { randomInt } from 'node:crypto'
import type { FormDefinition } from '../forms/form-definition'
import type { Fact, Receipt } from '../forms/form-result'
import { noContext, type SubmissionContext } from '../http/sender'
import { type Db, db } from '../platform/db'
import { limitRate } from '../submissions/rate-limit'
import { requestPath } from '../submissions/request-link'
import { noSource } from '../submissions/source'
import { findEarlierSubmission, readSubmission, type Submission } from '../submissions/submission'
import { releaseLikelySpam } from './handling'
import { factsForVisitor, getKind, type LeadKind, type LeadRow, summarize } from './kinds'
import { queueLeadMails } from './mails'
import { checkPhone, countryOfPhone } from './phone'
import { findLead, toLeadRow } from './queries'
import { promisedReplyTime } from './reply-times'

const linksAllowed = 2

/**
 * Stores a lead and its two mails in one transaction. `form`: another one than that of the kind. Throws ZodError, RateLimitError,
 * UnavailableError.
 */
export async function createLead(
  kind: LeadKind,
  input: unknown,
  context: SubmissionContext = noContext,
  form: FormDefinition = getKind(kind).form,
): Promise<Receipt & { id: number }> {
  const { answer, phone } = getKind(kind)
  const submission = readSubmission({ name: kind, form, linksAllowed }, input, context)
  if (context.isForm && phone) checkPhone(phone(submission.fields as unknown as LeadRow), input, context.languages)
  const { lead, replyTime, changePath } = await db().$transaction(async (tx) => {
    const claim = { reference: makeReference(), reviewId: null }
    const replyTime = await promisedReplyTime(tx, kind)
    const earlier = await findEarlierSubmission(tx, submission.keys, claim)
    if (earlier?.reference) {
      // A robot, or a script that filled in the hidden field, may have sent the visitor's words first.
      if (!submission.heldFor && (await releaseLikelySpam(tx, earlier.reference)))
        await limitRate(tx, kind, context.address)
      const lead = (await findLead(tx, earlier.reference)) as LeadRow
      return { lead, replyTime, changePath: await requestPath(tx, lead) }
    }
    const lead = await insertLead(tx, kind, claim.reference, submission)
    await limitRate(tx, kind, context.address)
    if (!submission.heldFor) await queueLeadMails(tx, lead, replyTime)
    return { lead, replyTime, changePath: await requestPath(tx, lead) }
  })
  const { id, reference } = lead
  return {
    id,
    reference,
    ...answer?.(lead),
    facts: receiptFacts(lead),
    replyTime,
    changePath,
  }
}

/** What the office reads, and what only the visitor has to be told. */
function receiptFacts(lead: LeadRow): Fact[] {
  const summary = summarize(lead)
  return [...factsForVisitor(summary), ...(summary.phone ? [['Phone', summary.phone.text] as Fact] : [])]
}

type NewLead = Pick<Submission, 'fields' | 'heldFor' | 'page'> & Partial<Pick<Submission, 'source'>>

export async function insertLead(
  tx: Db,
  kind: LeadKind,
  reference: string,
  { fields, heldFor, page, source = noSource }: NewLead,
) {
  const { relation, columns, phone } = getKind(kind)
  const lead = {
    reference,
    kind,
    email: String(fields.email),
    status: heldFor ? 'held' : 'new',
    heldFor,
    page,
    phoneCountry: phone ? countryOfPhone(phone(fields as unknown as LeadRow)) : '',
    ...source,
  }
  const ofKind = { create: await columns(fields, tx) }
  return toLeadRow(await tx.lead.create({ data: { ...lead, [relation]: ofKind }, include: { [relation]: true } }))
}

// The reference that a visitor quotes on the phone, such as TT-7K4Q2P9. Seven characters (2 x 10^10) resist guessing.

// Without characters that are misread or misheard.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

export function makeReference() {
  return `TT-${Array.from({ length: 7 }, () => letters[randomInt(letters.length)]).join('')}`
}
