// The one way a lead is stored: the row, its mails and their jobs in one transaction, or nothing at all.
import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import type { Prisma } from '../../prisma/generated/client'
import { db } from '../db'
import { makeReference } from '../reference'
import type { LeadContext } from './context'
import { type HeldFor, whyHeld } from './held'
import type { LeadKind, LeadRows } from './kinds'
import { queueLeadMails } from './mails'
import { limitRate } from './rate-limit'

/** What a door brought: the input as it arrived, the fields it was parsed into, and the context. */
export type Sending = { input: unknown; fields: Record<string, unknown>; context: LeadContext }

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
  const stamp: LeadStamp = {
    reference: makeReference(),
    idempotencyKey: sendingKey(kind, { input, fields, context }),
    status: heldFor ? 'held' : 'new',
    heldFor,
    page: context.page,
  }
  return db().$transaction(async (tx) => {
    const row = await save(tx, stamp)
    // The row was there: this very sending has been stored before.
    if (row.reference !== stamp.reference) return row
    await limitRate(tx, kind, context.address)
    if (!heldFor) await queueLeadMails(tx, kind, row)
    return row
  })
}

/**
 * The name under which a sending is stored once: its idempotency key (the header, or the field `idempotencyKey`)
 * together with its content, so that a visitor who corrects a word and sends again is heard again.
 */
export function sendingKey(form: string, { input, fields, context }: Sending) {
  const field = typeof input === 'object' && input ? (input as Record<string, unknown>).idempotencyKey : null
  const given = context.idempotencyKey || field
  const key = typeof given === 'string' && given.trim() ? given.trim() : randomUUID()
  return createHash('sha256')
    .update(JSON.stringify([form, key, fields]))
    .digest('hex')
}
