// The reply box of a request keeps what is typed on the server, for each colleague.
import 'server-only'
import * as z from 'zod'
import * as input from '../forms/inputs'
import type { EventKind } from '../leads/event-kinds'
import { lockLead } from '../leads/handling'
import {
  beginning,
  deleteReplyDraft,
  ofWriter,
  readOtherWriters,
  readReplyDraft,
  type Writer,
} from '../leads/reply-drafts'
import { db } from '../platform/db'
import { formatTime } from './format'
import { leadReference } from './query'

export const replyDraftForm = z.object({
  reference: leadReference,
  subject: z.string().max(300).transform(toStored),
  text: z.string().max(8000).transform(toStored),
  seen: input.seenEvent.default(0),
  /** What the page was made of, or stored last: '' for nothing. */
  stamp: z.string().max(30),
})
// As typed. PostgreSQL takes no NUL.
function toStored(typed: string) {
  return typed.replaceAll('\r\n', '\n').replaceAll('\0', '')
}

type Typed = z.infer<typeof replyDraftForm>

export type DraftShown = { subject: string; text: string; stamp: string; at: string }
export type DraftOutcome =
  | { state: 'saved'; stamp: string }
  /** Written on in another tab or on another device. */
  | { state: 'newer'; draft: DraftShown }
  /** Answered, or dropped, in another tab or on another device. */
  | { state: 'gone' }

/** Null where nothing is kept. */
export async function readOwnDraft(reference: string, writer: Writer) {
  const draft = await readReplyDraft(db(), reference, writer)
  return draft && { ...toShown(draft), seen: draft.seen }
}

export type OwnDraft = NonNullable<Awaited<ReturnType<typeof readOwnDraft>>>

function toShown({ subject, text, updatedAt }: { subject: string; text: string; updatedAt: Date }): DraftShown {
  return { subject, text, stamp: updatedAt.toISOString(), at: formatTime(updatedAt) }
}

const deletesDraft: EventKind[] = ['mailed', 'whatsapp']

/** Without text there is no draft. What was stored by another tab since is not written over. */
export function saveReplyDraft(
  { reference, subject, text, seen, stamp }: Typed,
  writer: Writer,
): Promise<DraftOutcome> {
  return db().$transaction(async (tx) => {
    const { now } = await lockLead(tx, reference)
    const stored = await readReplyDraft(tx, reference, writer)
    if (stored && stored.updatedAt.toISOString() !== stamp) return { state: 'newer', draft: toShown(stored) }
    const where = { reference, id: { gt: seen }, action: { in: deletesDraft }, undoneAt: null }
    const answers = await tx.leadEvent.count({ where: { ...where, who: writer.who, whoEmail: writer.email } })
    if (answers > 0 || (!stored && stamp)) return { state: 'gone' }
    if (!text.trim()) {
      await deleteReplyDraft(tx, reference, writer)
      return { state: 'saved', stamp: '' }
    }
    const typed = { subject, text, begunAt: beginning(stored, now), updatedAt: now }
    await tx.replyDraft.upsert({
      where: { reference_email_who: ofWriter(reference, writer) },
      create: { ...ofWriter(reference, writer), ...typed, seen },
      update: typed,
    })
    return { state: 'saved', stamp: now.toISOString() }
  })
}

/** 'Kiprop', since '09:37'. */
export async function readWriters(reference: string, own: Writer) {
  const writers = await readOtherWriters(db(), reference, own)
  return writers.map(({ who, begunAt }) => ({ name: who, since: formatTime(begunAt) }))
}
