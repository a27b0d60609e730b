import 'server-only'
import type { Receipt } from '../forms/form-result'
import type { LeadContext } from '../http/sender'
import type { Db } from '../platform/db'
import { makeReference } from '../submissions/reference'
import { storeOnce } from '../submissions/store-once'
import { definitionOf, type LeadKind, type LeadRow } from './kinds'
import { queueLeadMails } from './mails'
import { findLead, rowOf } from './read'
import { promisedReplyTime } from './reply-time'
import { summarize } from './summaries'

const linksAllowed = 2

/** Returns the function that stores this kind of lead with its mails: see storeOnce. */
export function createLead(kind: LeadKind) {
  const { form, relation, columns, answer } = definitionOf(kind)
  const withReplyTime = async (tx: Db, lead: LeadRow) => ({ lead, replyTime: await promisedReplyTime(tx, kind) })
  const store = storeOnce({
    name: kind,
    form,
    linksAllowed,
    claim: () => ({ reference: makeReference(), reviewId: null }),
    find: async (tx, { reference }) => withReplyTime(tx, (await findLead(tx, reference)) as LeadRow),
    create: async (tx, { reference }, fields, { heldFor, page }) => {
      const { email } = fields as { email: string }
      const stamp = { reference, kind, email, status: heldFor ? 'held' : 'new', heldFor, page }
      const ofKind = { create: await columns(fields as never, tx) }
      const data = { ...stamp, [relation]: ofKind }
      return withReplyTime(tx, rowOf(await tx.lead.create({ data, include: { [relation]: true } })))
    },
    announce: (tx, { lead, replyTime }) => queueLeadMails(tx, lead, replyTime),
  })
  return async (input: unknown, context?: LeadContext): Promise<Receipt & { id: number }> => {
    const { lead, replyTime } = await store(input, context)
    return { id: lead.id, reference: lead.reference, ...answer?.(lead), facts: summarize(lead).facts, replyTime }
  }
}
