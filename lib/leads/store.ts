// The one way a lead is stored: the row, its mails and their jobs in one transaction, or nothing at all.
import 'server-only'
import type { Prisma } from '../../prisma/generated/client'
import { db } from '../db'
import { makeReference } from '../reference'
import { type HeldFor, whyHeld } from './held'
import { type LeadKind, type LeadRows, readLead } from './kinds'
import { queueLeadMails } from './mails'
import { limitRate } from './rate-limit'
import { isWithinADay, type Sending, sendingKeys } from './sending-key'

/** The columns of a new lead that are not the visitor's. */
export type LeadStamp = {
  reference: string
  idempotencyKey: string
  status: 'new' | 'held'
  heldFor: HeldFor | null
  page: string | null
}

/** The parts of an upsert that find a row by its key: with something to update, Prisma makes it one statement. */
export function byKey({ idempotencyKey }: { idempotencyKey: string }) {
  return { where: { idempotencyKey }, update: { idempotencyKey } }
}

const linksAllowed = 2

/**
 * Stores a lead and queues its two mails. Takes its kind, the sending, and `save`, which upserts the row by its
 * idempotency key: the same sending again finds the row that is there, and gets the same answer. A held lead gets no
 * mails. Returns the row; throws RateLimitError when its address has sent too many, UnavailableError when the database is
 * away.
 */
export function storeLead<Kind extends LeadKind>(
  kind: Kind,
  { input, fields, context }: Sending,
  save: (tx: Prisma.TransactionClient, stamp: LeadStamp) => Promise<LeadRows[Kind]>,
) {
  const heldFor = whyHeld(input, fields, linksAllowed)
  const { key, earlier } = sendingKeys(kind, { input, fields, context })
  const stamp: LeadStamp = {
    reference: makeReference(),
    idempotencyKey: key,
    status: heldFor ? 'held' : 'new',
    heldFor,
    page: context.page,
  }
  return db().$transaction(async (tx) => {
    const stored = earlier ? await readLead[kind](tx, { idempotencyKey: earlier }) : null
    if (stored && isWithinADay(stored.createdAt)) return stored
    const row = await save(tx, stamp)
    // The row was there: this very sending has been stored before.
    if (row.reference !== stamp.reference) return row
    await limitRate(tx, kind, context.address)
    if (!heldFor) await queueLeadMails(tx, kind, row)
    return row
  })
}
