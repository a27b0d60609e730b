import 'server-only'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Prisma } from '../../prisma/generated/client'
import { readContacts } from '../content/contacts'
import { undoPlaces } from '../departures/places'
import { cancelMail, cancelMails, findWaitingMails, queueMail, requeueMails, takeMailBack } from '../mail/queue'
import { quoteMail } from '../mail/quotation'
import { readLastReceived, withoutRe } from '../mail/thread'
import { config } from '../platform/config'
import { type Db, databaseTime, db } from '../platform/db'
import { BadRequestError, ChangedError, NotFoundError } from '../platform/errors'
import { isLikelySpam } from '../submissions/spam'
import { type ClosingReason, closingReasons } from './closing'
import type { EventKind } from './event-kinds'
import { type LeadRow, summarize } from './kinds'
import { queueLeadMails } from './mails'
import { deleteOldPayments, noteDeleted } from './purge'
import { findLead, fromAddress } from './queries'
import { deleteReplyDraft, noteOfAnswer, putReplyBack } from './reply-drafts'
import { attachReplyFiles, checkReplyFiles, deleteReply, giveReplyFiles } from './reply-files'
import { promisedReplyTime } from './reply-times'

/**
 * `email`: the address that is signed in, none for the command line and the bearer of a link. `key`: idempotency key of
 * the form, `typedHash` of what was typed into it. `seen`: the latest event when it was opened, 0 for none.
 */
export type By = { who: string; email?: string; key: string; typedHash?: string; seen?: number }

export const byCommand = (): By => ({ who: 'the command line', key: randomUUID() })

const stateSchema = z.object({
  status: z.string(),
  heldFor: z.string().nullable(),
  answeredAt: z.coerce.date().nullable(),
  remindOn: z.coerce.date().nullable(),
  closedFor: z.string().nullable().default(null),
  takenBy: z.string().default(''),
  vehicle: z.string().default(''),
  guide: z.string().default(''),
})
type State = z.infer<typeof stateSchema>

/** For `before` of an event that can be undone. */
const stateBefore = (lead: State) => stateSchema.parse(lead) as unknown as Prisma.InputJsonObject

/**
 * Keeps the time of the first answer, for the statistics. `back`: the day to return if the traveller is silent; without
 * one there is nothing more to do, and it is closed.
 */
export const markAnswered = (reference: string, note = '', by = byCommand(), back: Date | null = null) =>
  act(reference, by, { action: 'answered', note, change: answered(back, by.who) })

/** The text was opened in WhatsApp: whether it was sent there, nobody knows. */
export const noteWhatsapp = (reference: string, text: string, by: By, back: Date | null = null) =>
  act(reference, by, {
    action: 'whatsapp',
    note: text,
    change: answered(back, by.who),
    also: (tx) => deleteReply(tx, reference, by),
  })

export const takeLead = (reference: string, by: By) =>
  act(reference, by, { action: 'taken', note: '', change: () => ({ takenBy: by.who }) })

/** `to`: the name of a colleague. */
export const handOver = (reference: string, to: string, by: By) =>
  act(reference, by, { action: 'handed', note: to, change: () => ({ takenBy: to }) })

/** Of a booked trip; '' for none. */
export const assignLead = (reference: string, given: { vehicle: string; guide: string }, by: By) =>
  act(reference, by, {
    action: 'assigned',
    note: [given.vehicle || 'no vehicle', given.guide || 'no guide'].join(', '),
    change: () => given,
  })

/** Where a request came from, as the office has heard. */
export const nameSource = (reference: string, source: string, by: By) =>
  act(reference, by, {
    action: 'sourced',
    note: source || 'not known',
    isFinal: true,
    change: () => ({}),
    also: async (tx) => {
      await tx.lead.update({ where: { reference }, data: { source } })
    },
  })

/** In which an answer can be taken back. The toast of the desk stands as long (app/desk/desk.css). */
const secondsOfUndo = 10

/**
 * `isQuoting`: with the traveller's last mail below. `files`: those that were attached to the draft, all of them.
 * `keepsDraft`: it is not the answer that they were writing.
 */
type ByMail = {
  subject: string
  text: string
  back?: Date | null
  isQuoting?: boolean
  keepsDraft?: boolean
  attachment?: { name: string; bytes: Buffer }
  files?: number[]
}

/** Can be undone until it goes out. */
export function sendAnswer(reference: string, answer: ByMail, by: By) {
  const { subject, text, back = null, keepsDraft = false, attachment, files: ids = [] } = answer
  return db().$transaction((tx) =>
    record(tx, reference, by, async () => {
      const size = attachment?.bytes.length ?? 0
      const files = keepsDraft ? [] : await checkReplyFiles(tx, reference, by, ids, size)
      const names = [attachment, ...files].flatMap((file) => file?.name ?? [])
      return {
        action: 'mailed',
        note: noteOfAnswer(subject, text, names),
        change: answered(back, by.who),
        also: async (_, row) => {
          const mail = await queueAnswer(tx, row, answer, by)
          if (keepsDraft) return
          if (mail) await attachReplyFiles(tx, reference, by, mail)
          await deleteReplyDraft(tx, reference, by)
        },
      }
    }),
  )
}

/** Returns the id of the mail. */
async function queueAnswer(tx: Db, row: LeadRow, { subject, text, isQuoting, attachment }: ByMail, by: By) {
  const { reference, email } = row
  if (!email) throw new BadRequestError('There is no email address. Answer by phone or WhatsApp.')
  const { mailbox } = summarize(row)
  const received = isQuoting ? await readLastReceived(tx, reference, email) : null
  return queueMail(tx, {
    reference,
    role: 'answer',
    to: email,
    replyTo: (await readContacts(tx)).emails[mailbox],
    subject,
    letter: {
      heading: withoutRe(subject) || subject,
      opening: text.split(/\n{2,}/),
      quotation: received ? quoteMail(received) : undefined,
    },
    attachment,
    name: answerName(by),
    writer: writerOf(by),
    waits: secondsOfUndo,
  })
}

const answerName = ({ key }: { key: string }) => `answer-${key}`

/** Who is named in the mail: not the command line, nor the bearer of a link. */
export const writerOf = ({ who, email }: By) => (email && who ? who : undefined)

/** Of these events, the answers that have not gone out yet. */
export async function findUnsentAnswers(tx: Db, events: { action: string; key: string }[]) {
  const names = events.filter(({ action }) => action === 'mailed').map(answerName)
  const waiting = names.length > 0 ? await findWaitingMails(tx, names) : new Set<string>()
  return new Set(events.filter((event) => waiting.has(answerName(event))).map(({ key }) => key))
}

/** Leaves the lead out of the list and the digest until then or until an answer. */
export const remindOn = (reference: string, day: Date, by: By) =>
  act(reference, by, { action: 'reminded', note: '', change: reminded(day) })

const reminded =
  (day: Date): Change =>
  ({ status }) => ({ remindOn: day, ...(status === 'closed' && { status: 'answered', closedFor: null }) })

/** The traveller has to reply first. `back`: the day to return if they do not. */
export const waitForTraveller = (reference: string, by: By, back: Date) =>
  act(reference, by, {
    action: 'waiting',
    note: '',
    change: () => ({ status: 'waiting', heldFor: null, closedFor: null, remindOn: back }),
  })

/** It waits for us. A booked trip stays booked. */
export const backToNow =
  (status: 'new' | 'quoted'): Change =>
  (before, now) => {
    const waits = { waitingSince: now, escalatedAt: null }
    if (before.status === 'booked') return { ...waits, remindOn: now }
    return { ...waits, status, heldFor: null, closedFor: null, remindOn: null }
  }

/** They have written. What they write one after the other is one turn: who waits since when stays. */
export const theyWrote: Change = (before, now) => {
  if (before.status === 'new') return { remindOn: null }
  return backToNow(before.status === 'quoted' ? 'quoted' : 'new')(before, now)
}

/** It waits for us. `note`: what they wrote or said. */
export const noteReply = (reference: string, note: string, by: By) =>
  act(reference, by, { action: 'replied', note, change: theyWrote })

export const closeLead = (reference: string, reason: ClosingReason, note: string, by: By) =>
  act(reference, by, {
    action: 'closed',
    note: [closingReasons[reason], note].filter(Boolean).join(': '),
    change: () => ({ status: 'closed', heldFor: null, closedFor: reason, remindOn: null }),
  })

/** Cancels its unsent mails except answers. */
export const holdLead = (reference: string, by = byCommand()) =>
  act(reference, by, {
    action: 'held',
    note: '',
    change: () => ({ status: 'held', heldFor: 'operator', closedFor: null, answeredAt: null, remindOn: null }),
    also: (tx) => cancelMails(tx, reference),
  })

/** Queues its mails or the cancelled ones. Throws BadRequestError unless it is held. */
export const releaseLead = (reference: string, by = byCommand()) =>
  act(reference, by, {
    ...released,
    change: (before, now) => {
      if (before.status !== 'held') throw new BadRequestError(`${reference} is not held.`)
      return released.change(before, now)
    },
  })

/** For a lead that was sent again without the signs of spam. False unless only the site holds it. */
export async function releaseLikelySpam(tx: Db, reference: string) {
  const { row } = await lockLead(tx, reference)
  if (row.status !== 'held' || !isLikelySpam(row.heldFor)) return false
  const note = 'The same was sent again, without the signs of spam.'
  await record(tx, reference, { who: config.brand, key: randomUUID() }, { ...released, note })
  return true
}

// An answer about a trip that is quoted or booked changes nothing of that.
const isAgreed = (status: string) => ['quoted', 'booked'].includes(status)

function statusAfterAnswer(before: string, back: Date | null) {
  if (isAgreed(before)) return before
  return back ? 'answered' : 'closed'
}

/** `who`: has it, unless somebody has it already. */
export const answered =
  (back: Date | null, who: string): Change =>
  (before, now) => ({
    status: statusAfterAnswer(before.status, back),
    heldFor: null,
    closedFor: back || isAgreed(before.status) ? null : 'answered',
    remindOn: back,
    answeredAt: before.answeredAt ?? now,
    takenBy: before.takenBy || who,
  })

const released: Action = {
  action: 'released',
  note: '',
  change: () => ({ status: 'new', heldFor: null }),
  also: (tx, row) => releaseMails(tx, { ...row, status: 'new' }),
}

export type Change = (before: State, now: Date) => Partial<State & { waitingSince: Date; escalatedAt: null }>
type Action = {
  action: EventKind
  note: string
  /** Without undo. */
  isFinal?: boolean
  change: Change
  also?: (tx: Db, row: LeadRow) => Promise<void>
}

const act = (reference: string, by: By, action: Action) => db().$transaction((tx) => record(tx, reference, by, action))

/**
 * Returns the event's id; of a form that was sent before, that of the first time. A function makes the action once
 * nobody else can change the lead. Throws NotFoundError, ChangedError, and BadRequestError for a key that stands for
 * something else.
 */
export async function record(
  tx: Db,
  reference: string,
  { who, email: whoEmail, key, typedHash, seen }: By,
  given: Action | (() => Promise<Action>),
) {
  const { row, now } = await lockLead(tx, reference)
  const earlier = await tx.leadEvent.findUnique({ where: { key } })
  if (earlier?.reference === reference && earlier.undoneAt) throw new BadRequestError(undoneSince)
  if (earlier?.typedHash && typedHash) {
    if (earlier.reference === reference && earlier.typedHash === typedHash) return earlier.id
    throw new BadRequestError(sentBefore)
  }
  const { action, note, isFinal, change, also } = typeof given === 'function' ? await given() : given
  if (earlier) {
    if (earlier.reference === reference && earlier.action === action && earlier.note === note) return earlier.id
    throw new BadRequestError(sentBefore)
  }
  if (seen !== undefined && seen !== ((await latestEvent(tx, reference))?.id ?? 0))
    throw new ChangedError('Something was done since.')
  const before = isFinal ? undefined : stateBefore(row)
  const event = await tx.leadEvent.create({ data: { reference, action, note, who, whoEmail, key, typedHash, before } })
  await tx.lead.update({ where: { reference }, data: change(row, now) })
  await also?.(tx, row)
  return event.id
}

/** Without what was undone. */
export const latestEvent = (tx: Db, reference: string) =>
  tx.leadEvent.findFirst({ where: { reference, undoneAt: null }, orderBy: { id: 'desc' } })

const sentBefore =
  'This form was already sent with another text, which you find under “What happened”. Nothing was done with the text below: send it again if it should go out too.'

const undoneSince = 'This form was sent before, and undone since. Nothing was done: load the page again to send it.'

/**
 * `wasMailed`: its confirmation is out and cannot be taken back. Throws BadRequestError when the event has no undo, is not
 * the last, or needs a colleague who is signed in.
 */
export async function undo(reference: string, eventId: number, by: By): Promise<Undone> {
  const { email } = by
  return db().$transaction(async (tx) => {
    const { row } = await lockLead(tx, reference)
    const last = await latestEvent(tx, reference)
    const before = stateSchema.safeParse(last?.before)
    if (last?.id !== eventId || !before.success)
      throw new BadRequestError('This can no longer be undone: something was done since.')
    if (!email && (last.whoEmail || last.action === 'booked'))
      throw new BadRequestError('A colleague did this: please sign in at the desk to undo it.')
    const isTakenBack = last.action === 'mailed'
    if (isTakenBack && !(await takeMailBack(tx, answerName(last)))) throw new BadRequestError(goneOut)
    if (last.action === 'travelled') await deleteInvitation(tx, reference)
    // What was agreed with it, and a confirmation that has not gone out. A mail that came in has another kind of key.
    const isOfForm = z.uuid().safeParse(last.key).success
    const agreed = isOfForm ? await tx.reservation.deleteMany({ where: { key: last.key } }) : { count: 0 }
    await undoPlaces(tx, reference, last.key, { isRebooked: agreed.count > 0 })
    const { wasSent } = await cancelMail(tx, `booked-${last.key}`)
    await tx.$executeRaw`UPDATE lead_events SET undone_at = now() WHERE id = ${eventId}`
    await tx.lead.update({ where: { reference }, data: before.data })
    if (before.data.status === 'held') await cancelMails(tx, reference)
    else if (row.status === 'held') await releaseMails(tx, { ...row, ...before.data })
    if (isTakenBack) {
      await putReplyBack(tx, reference, last.note, (await latestEvent(tx, reference))?.id ?? 0, by)
      await giveReplyFiles(tx, reference, { who: last.who, email: last.whoEmail }, by)
    }
    return { wasMailed: wasSent, isTakenBack }
  })
}

/** `isTakenBack`: an answer that had not gone out; its text is a draft again. */
type Undone = { wasMailed: boolean; isTakenBack: boolean }

const goneOut = 'This answer has left by mail, or is leaving just now, so it cannot be taken back.'

async function deleteInvitation(tx: Db, reference: string) {
  const { count } = await tx.invitation.deleteMany({ where: { booking: { reference }, mailedAt: null } })
  if (count === 0) throw new BadRequestError('This can no longer be undone: the invitation was sent.')
}

/** Serializes concurrent changes of one lead. */
export async function lockLead(tx: Db, reference: string) {
  const [clock] = await tx.$queryRaw<{ now: Date }[]>`SELECT now() FROM leads WHERE reference = ${reference} FOR UPDATE`
  const row = await findLead(tx, reference)
  if (!clock || !row) throw new NotFoundError(`There is no lead ${reference}.`)
  return { row, now: clock.now }
}

/** The cancelled mails, or new ones if it never had any. */
async function releaseMails(tx: Db, row: LeadRow) {
  const { reference, kind, status } = row
  await requeueMails(tx, { ...ownMails(reference), status: 'cancelled' })
  if (status === 'new' && (await tx.mail.count({ where: ownMails(reference) })) === 0)
    await queueLeadMails(tx, row, await promisedReplyTime(tx, kind))
}

// Answers are written by people, so they are not part of it.
const ownMails = (reference: string) => ({ reference, role: { not: 'answer' } })

export function resendMails(reference: string) {
  return db().$transaction((tx) => requeueMails(tx, ownMails(reference)))
}

/**
 * Deletes these leads with mails and notes, and digests that name one. Returns their number. `email`: leads of another
 * address stay.
 */
export async function deleteLeads(references: string[], email: string) {
  const where = { ...fromAddress(email), reference: { in: references } }
  const found = await db().lead.findMany({ where, select: { reference: true } })
  const gone = found.map(({ reference }) => reference)
  // Recorded first, or a restored backup would bring them back.
  await noteDeleted(gone)
  const [deleted] = await db().$queryRaw<[{ count: number }]>`
    WITH gone AS (DELETE FROM leads WHERE reference = ANY(${gone}) RETURNING reference),
      named AS (DELETE FROM mails USING gone WHERE mails.reference IS NULL AND strpos(text, gone.reference) > 0)
    SELECT count(*)::int AS count FROM gone`
  await deleteOldPayments(db(), await databaseTime())
  return deleted.count
}
