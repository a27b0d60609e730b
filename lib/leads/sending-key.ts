// The name under which a sending is stored once, however often it arrives.
import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import type { LeadContext } from './context'

/** What a door brought: the input as it arrived, the fields it was parsed into, and the context. */
export type Sending = { input: unknown; fields: Record<string, unknown>; context: LeadContext }

const day = 24 * 60 * 60 * 1000

/**
 * The key of a sending, and by which key it may have been stored earlier.
 *
 * By a form the words themselves are the key, within a day: a second click, the Back button, another tab, a second try
 * and a post from before the scripts had loaded all say the same thing once, and changed words are always heard. The
 * words name their sender. A REST client gives a key of its own (the header, or the field `idempotencyKey`), which
 * counts together with the content; without one every sending is another one.
 */
export function sendingKeys(form: string, { input, fields, context }: Sending): { key: string; earlier?: string } {
  if (context.isForm) {
    const today = Math.floor(Date.now() / day)
    return { key: keyOf(form, today, fields), earlier: keyOf(form, today - 1, fields) }
  }
  const field = typeof input === 'object' && input ? (input as Record<string, unknown>).idempotencyKey : null
  const given = context.idempotencyKey || field
  return { key: keyOf(form, typeof given === 'string' && given.trim() ? given.trim() : randomUUID(), fields) }
}

/** Whether what was stored by the earlier key is still the same sending. Takes when that was. */
export function isWithinADay(storedAt: Date) {
  return Date.now() - storedAt.getTime() < day
}

function keyOf(...parts: unknown[]) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
