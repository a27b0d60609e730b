// The one way a lead is stored: the row, its mails and their jobs in one transaction, or nothing at all.
import 'server-only'
import type { Prisma } from '../../prisma/generated/client'
import { db } from '../server/db'
import { type LeadKind, type LeadRows, readLead } from './kinds'
import { queueLeadMails } from './mails'
import { limitRate } from './rate-limit'
import { makeReference } from './reference'
import { findEarlierSending, type Sending, sendingKeys } from './sending'
import { type HeldFor, whyHeld } from './spam'

/** The columns of a new lead that are not the visitor's. */
export type LeadStamp = {
  reference: string
  status: 'new' | 'held'
  heldFor: HeldFor | null
  page: string | null
}

const linksAllowed = 2

/**
 * Stores a lead and queues its two mails. Takes its kind, the sending, and `save`, which creates the row. The same
 * sending again gets the row that is there, and so the same answer. A held lead gets no mails. Returns the row; throws
 * RateLimitError when its address has sent too many, UnavailableError when the database is away.
 */
export function storeLead<Kind extends LeadKind>(
  kind: Kind,
  { input, fields, context }: Sending,
  save: (tx: Prisma.TransactionClient, stamp: LeadStamp) => Promise<LeadRows[Kind]>,
) {
  const heldFor = whyHeld(input, fields, linksAllowed)
  const keys = sendingKeys(kind, { input, fields, context })
  const stamp: LeadStamp = {
    reference: makeReference(),
    status: heldFor ? 'held' : 'new',
    heldFor,
    page: context.page,
  }
  return db().$transaction(async (tx) => {
    const stored = await findEarlierSending(tx, keys, stamp.reference, (reference) => readLead[kind](tx, reference))
    if (stored) return stored
    const row = await save(tx, stamp)
    await limitRate(tx, kind, context.address)
    if (!heldFor) await queueLeadMails(tx, kind, row)
    return row
  })
}
