// A sending is stored once, however often it arrives.
import 'server-only'
import { createHash } from 'node:crypto'
import { Prisma } from '../../prisma/generated/client'
import type { LeadContext } from '../http/sender'

/** What a door brought: the input as it arrived, the fields it was parsed into, and the context. */
export type Sending = { input: unknown; fields: Record<string, unknown>; context: LeadContext }

/** A name under which a sending is known. `days`: how long it is; without it as long as the lead is kept. */
export type SendingKey = { key: string; days?: number }

/**
 * The keys of a sending. Takes the name of its form.
 *
 * One is given by the sender, as the header `Idempotency-Key` or the field `idempotencyKey`: our forms make one for each
 * view of a form. It counts together with the content, so changed words are always heard.
 *
 * By a form the words themselves are a second one, for a day: that holds for another tab, a reloaded page and a post
 * from before the scripts had loaded, which know nothing of the first. The words name their sender.
 *
 * A REST client that gives no key means another sending each time: none.
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
 * Takes the keys of a sending for the lead or review that is about to be stored under `reference` in this transaction,
 * and `read`, which gives the row of a reference or null. Returns the row that is stored under any of the keys already,
 * else null. Whoever else brings the same keys meanwhile waits for the end of the transaction. The time is that of the
 * database.
 */
export async function findEarlierSending<Row>(
  tx: Prisma.TransactionClient,
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
    // All keys of the two are from now on those of one row: the one that is there, or, if it was deleted, the new one.
    const [from, to] = stored ? [reference, holder.reference] : [holder.reference, reference]
    await tx.sending.updateMany({ where: { reference: from }, data: { reference: to } })
    if (stored) return stored
  }
  return null
}

function hashOf(...parts: unknown[]) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
