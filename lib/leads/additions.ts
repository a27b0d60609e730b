// What a visitor adds to a request that was sent.
import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import * as z from 'zod'
import { changeTexts } from '../content/change-request'
import { capped, cleanText } from '../forms/schema'
import { type Db, db } from '../platform/db'
import { BadRequestError } from '../platform/errors'
import { countVisible } from '../platform/visible-text'
import { limitRate } from '../submissions/rate-limit'
import { readRequestToken } from '../submissions/request-link'
import { backToNow, type Change, lockLead, record } from './handling'
import { factsForVisitor, getKind, summarize } from './kinds'
import { booking } from './kinds/booking'
import { queueAdditionMails } from './mails'
import { findLead } from './queries'
import { promisedReplyTime } from './reply-times'

export const longestAddition = 2000
const mostAdditions = 20

export const additionForm = z.object({
  // Browsers send CRLF but count maxlength as one character.
  text: cleanText(changeTexts.missing)
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .pipe(capped(longestAddition).refine((text) => countVisible(text) > 0, changeTexts.missing)),
  /** Of the form: sent twice, it counts once. */
  key: z.uuid().catch(() => randomUUID()),
})

export type Addition = z.infer<typeof additionForm>

/**
 * The whole request, for the bearer of a link. Mails are forwarded, so without name, address, number and health. Null for
 * an unknown link, or one to a deleted request.
 */
export async function readRequest(token: unknown) {
  const reference = await readRequestToken(db(), token)
  const row = reference ? await findLead(db(), reference) : null
  if (!row) return null
  const { form, yours } = getKind(row.kind)
  const summary = summarize(row)
  const replyTime = await promisedReplyTime(db(), row.kind)
  const additions = await db().leadEvent.findMany({
    where: { reference: row.reference, action: 'added' },
    orderBy: { id: 'asc' },
    select: { id: true, note: true, createdAt: true },
  })
  const { createdAt, answeredAt, takenBy } = row
  return {
    ...{
      reference: row.reference,
      yours,
      mailbox: summary.mailbox,
      createdAt,
      answeredAt,
      takenBy,
      replyTime,
      additions,
    },
    facts: factsForVisitor(summary),
    messages: summary.messages.filter(([label]) => label !== booking.fields.needs.label),
    next: form.next?.(replyTime) ?? `We reply ${replyTime}.`,
  }
}

/** Stores it once, with its mails. Throws NotFoundError, BadRequestError, RateLimitError. */
export async function addToRequest(reference: string, { text, key }: Addition, address: string | null) {
  await db().$transaction(async (tx) => {
    await lockLead(tx, reference)
    const action = 'added'
    if (await isStored(tx, reference, text)) return
    if ((await tx.leadEvent.count({ where: { reference, action } })) >= mostAdditions)
      throw new BadRequestError(changeTexts.tooMany)
    await limitRate(tx, 'addition', address)
    await record(
      tx,
      reference,
      // With the text, or a corrected one would pass for the one before.
      { who: '', key: hashOf(reference, key, text) },
      {
        action,
        note: text,
        isFinal: true,
        change: reopen,
        also: (tx, row) => queueAdditionMails(tx, row, text),
      },
    )
  })
}

/** In another tab, or by a second press. */
async function isStored(tx: Db, reference: string, text: string) {
  const [found] = await tx.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS count FROM lead_events
    WHERE reference = ${reference} AND action = 'added' AND note = ${text} AND created_at > now() - interval '1 day'`
  return found.count > 0
}

/** It waits for us again, unless it still does. Spam stays spam. */
const reopen: Change = (before, now) => {
  const isWaiting = before.status === 'new' && before.remindOn === null
  return before.status === 'held' || isWaiting ? {} : backToNow('new')(before, now)
}

const hashOf = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)
