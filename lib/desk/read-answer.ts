import 'server-only'
import type { LeadRow } from '../leads/kinds'
import { quoteMail } from '../mail/quotation'
import { readLastReceived, replySubject } from '../mail/thread'
import { db } from '../platform/db'
import type { Desk } from './access'
import { readOwnDraft } from './reply-drafts'

export type AnswerBox = Awaited<ReturnType<typeof readAnswerBox>>

/** What the reply box of a request begins with: what they have typed, and the mail that it answers. */
export async function readAnswerBox({ reference, email }: LeadRow, desk: Desk) {
  const [draft, received] = await Promise.all([
    readOwnDraft(reference, desk),
    email ? readLastReceived(db(), reference, email) : null,
  ])
  return {
    draft,
    subject: received ? replySubject(received.subject) : undefined,
    quotation: received && quoteMail(received),
  }
}
