import 'server-only'
import { createHash } from 'node:crypto'
import { Prisma } from '../../prisma/generated/client'
import type { SubmissionContext } from '../http/sender'
import type { Db } from '../platform/db'

/** `input`: as received; `fields`: as parsed. */
export type Sending = { input: unknown; fields: Record<string, unknown>; context: SubmissionContext }

/** `days`: how long the key is valid; by default as long as the lead is stored. */
export type SendingKey = { key: string; days?: number }

/** The client's key counts with the content. For forms the content alone is a second key for a day (reloads, tabs). */
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

/** By reference for leads, by id for reviews. */
type Claimant = { reference: string; reviewId: null } | { reference: null; reviewId: number }

/** Returns what is stored under one of the keys, else claims them. Concurrent claims wait for this transaction. */
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
    await tx.sending.updateMany({ where: claimant, data: holder })
    return holder
  }
  return null
}

function hashOf(...parts: unknown[]) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
