// Stores a sending once, however often it arrives.
import 'server-only'
import { createHash } from 'node:crypto'
import { Prisma } from '../../prisma/generated/client'
import type { LeadContext } from '../http/sender'
import type { Db } from '../server/db'

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

/**
 * Claims the keys for `reference` in this transaction, by the clock of the database. Returns the row already stored
 * under one of them, else null. Another transaction with the same keys waits until this one ends.
 */
export async function findEarlierSending<Row>(
  tx: Db,
  keys: SendingKey[],
  reference: string,
  read: (reference: string) => Promise<Row | null>,
) {
  for (const { key, days = null } of keys) {
    const isOver = Prisma.sql`held.created_at < now() - make_interval(days => ${days})`
    const [holder] = await tx.$queryRaw<{ reference: string }[]>`
      INSERT INTO sendings AS held (key, reference) VALUES (${key}, ${reference})
      ON CONFLICT (key) DO UPDATE SET
        reference = CASE WHEN ${isOver} THEN excluded.reference ELSE held.reference END,
        created_at = CASE WHEN ${isOver} THEN excluded.created_at ELSE held.created_at END
      RETURNING reference`
    if (!holder || holder.reference === reference) continue
    const stored = await read(holder.reference)
    // All keys now point to one row: the stored one, or the new one if that was deleted.
    const [from, to] = stored ? [reference, holder.reference] : [holder.reference, reference]
    await tx.sending.updateMany({ where: { reference: from }, data: { reference: to } })
    if (stored) return stored
  }
  return null
}

function hashOf(...parts: unknown[]) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
