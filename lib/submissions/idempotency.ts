// Stores a sending once, however often it arrives.
import 'server-only'
import { createHash } from 'node:crypto'
import { Prisma } from '../../prisma/generated/client'
import type { LeadContext } from '../http/sender'
import type { Db } from '../platform/db'

/** `input` is what arrived, `fields` what it was parsed into. */
export type Sending = { input: unknown; fields: Record<string, unknown>; context: LeadContext }

/** `days`: how long a key counts; by default as long as the lead is kept. */
export type SendingKey = { key: string; days?: number }

/**
 * The key from the header `Idempotency-Key` or the field `idempotencyKey` (our forms make one per view) counts with the
 * content, so changed words are a new sending. For forms the content alone is a second key for a day: another tab, a
 * reload or a post before the scripts loaded does not know the first. A REST client without a key always sends anew.
 */
export function sendingKeys(form: string, { input, fields, context }: Sending): SendingKey[] {
  const field = typeof input === 'object' && input ? (input as Record<string, unknown>).idempotencyKey : null
  const given = [context.idempotencyKey, field].find((key) => typeof key === 'string' && key.trim()) as
    | string
    | undefined
  return [
    ...(given ? [{ key: hashOf(form, given.trim(), fields) }] : []),
    ...(context.isForm ? [{ key: hashOf(form, fields), days: 1 }] : []),
  ]
}

/** A lead by its reference, or a review by its number. */
export type Claimant = { reference: string; reviewId: null } | { reference: null; reviewId: number }

/**
 * Claims the keys for this lead or review in this transaction, by the clock of the database. Returns the one already
 * stored under one of them, else null. Another transaction with the same keys waits until this one ends.
 */
export async function findEarlierSending(tx: Db, keys: SendingKey[], claimant: Claimant): Promise<Claimant | null> {
  const { reference, reviewId } = claimant
  for (const { key, days = null } of keys) {
    const isOver = Prisma.sql`held.created_at < now() - make_interval(days => ${days})`
    const [holder] = await tx.$queryRaw<Claimant[]>`
      INSERT INTO sendings AS held (key, reference, review_id) VALUES (${key}, ${reference}, ${reviewId})
      ON CONFLICT (key) DO UPDATE SET
        reference = CASE WHEN ${isOver} THEN excluded.reference ELSE held.reference END,
        review_id = CASE WHEN ${isOver} THEN excluded.review_id ELSE held.review_id END,
        created_at = CASE WHEN ${isOver} THEN excluded.created_at ELSE held.created_at END
      RETURNING reference, review_id AS "reviewId"`
    if (!holder || (holder.reference === reference && holder.reviewId === reviewId)) continue
    // Keys that were new until now lead to it too.
    await tx.sending.updateMany({ where: claimant, data: holder })
    return holder
  }
  return null
}

function hashOf(...parts: unknown[]) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
