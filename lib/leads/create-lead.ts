// The one way a lead is stored: the row, its mails and their jobs in one transaction, or nothing at all.
import 'server-only'
import { readConsents } from '../forms/form'
import type { Receipt } from '../forms/form-result'
import { schemaOf } from '../forms/schema'
import { type LeadContext, noContext } from '../http/sender'
import { db } from '../server/db'
import { type LeadKind, leads } from './leads'
import { queueLeadMails } from './mails'
import { limitRate } from './rate-limit'
import { makeReference } from './reference'
import { type LeadStamp, leadTable, summarize } from './rows'
import { findEarlierSending, sendingKeys } from './sending'
import { whyHeld } from './spam'

const linksAllowed = 2

/**
 * Makes the function that stores a kind of lead and queues its two mails. It takes what a form or REST client sent, and
 * the context of the request, and returns the receipt with the id. The same sending again gets the receipt of the row
 * that is there. A lead that looks like spam is held: it gets no mails. It throws ZodError for bad input, RateLimitError
 * when an address has sent too many, UnavailableError when the database is away.
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
    const row = await db().$transaction(async (tx) => {
      const table = leadTable(tx, kind)
      const stored = await findEarlierSending(tx, keys, stamp.reference, (reference) =>
        table.findUnique({ where: { reference } }),
      )
      if (stored) return stored
      const created = await table.create({ data: { ...(await columns(fields as never, tx)), ...stamp } })
      await limitRate(tx, kind, context.address)
      if (!heldFor) await queueLeadMails(tx, kind, created)
      return created
    })
    return { id: row.id, reference: row.reference, ...answer?.(row), facts: summarize(kind, row).facts }
  }
}
