// Stores a lead, its mails and their jobs in one transaction.
import 'server-only'
import { readConsents } from '../forms/form'
import type { Receipt } from '../forms/form-result'
import { schemaOf } from '../forms/schema'
import { type LeadContext, noContext } from '../http/sender'
import { db } from '../server/db'
import { type LeadKind, leads } from './leads'
import { queueLeadMails } from './mails'
import { promisedReplyTime } from './promise'
import { limitRate } from './rate-limit'
import { makeReference } from './reference'
import { type LeadStamp, leadTable, summarize } from './rows'
import { findEarlierSending, sendingKeys } from './sending'
import { whyHeld } from './spam'

const linksAllowed = 2

/**
 * Returns the function that stores this kind of lead. A repeated sending gets the first one's receipt; what looks like
 * spam is held and gets no mails. Throws ZodError, RateLimitError, or UnavailableError when the database is away.
 */
export function createLead<Kind extends LeadKind>(kind: Kind) {
  const { form, columns, answer } = leads[kind]
  const schema = schemaOf(form)
  return async (input: unknown, context: LeadContext = noContext): Promise<Receipt & { id: number }> => {
    const fields = schema.parse(context.isForm ? readConsents(form, input) : input)
    const heldFor = whyHeld(input, fields, linksAllowed)
    const keys = sendingKeys(kind, { input, fields, context })
    const stamp: LeadStamp = {
      reference: makeReference(),
      status: heldFor ? 'held' : 'new',
      heldFor,
      page: context.page,
    }
    // Not in the transaction, which already holds a connection.
    const replyTime = await promisedReplyTime(kind)
    const row = await db().$transaction(async (tx) => {
      const table = leadTable(tx, kind)
      const stored = await findEarlierSending(tx, keys, stamp.reference, (reference) =>
        table.findUnique({ where: { reference } }),
      )
      if (stored) return stored
      const created = await table.create({ data: { ...(await columns(fields as never, tx)), ...stamp } })
      await limitRate(tx, kind, context.address)
      if (!heldFor) await queueLeadMails(tx, kind, created, replyTime)
      return created
    })
    return { id: row.id, reference: row.reference, ...answer?.(row), facts: summarize(kind, row).facts, replyTime }
  }
}
