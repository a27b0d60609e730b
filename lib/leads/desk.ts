// What the operator does with leads, on the desk and on the command line.
import 'server-only'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Prisma } from '../../prisma/generated/client'
import { config } from '../config'
import { dropUnsentMails, queueMail, requeueMails } from '../mail/queue'
import { type Db, db } from '../server/db'
import { BadRequestError, NotFoundError } from '../server/errors'
import { type LeadKind, type LeadRow, leadKinds } from './leads'
import { queueLeadMails } from './mails'
import { promisedReplyTime } from './promise'
import { leadTable, summarize } from './rows'

/** Who did it, and the key of the form that said so: sent twice, it counts once. */
export type By = { who: string; key: string }

const byCommand = (): By => ({ who: 'the command line', key: randomUUID() })

type Lead = { kind: LeadKind; reference: string }
type State = Pick<LeadRow, 'status' | 'heldFor' | 'answeredAt' | 'remindOn'>

/** In any case; null when there is none. */
export async function findLead(reference: string, tx: Db = db()) {
  for (const kind of leadKinds) {
    const row = await leadTable(tx, kind).findUnique({ where: { reference: reference.toUpperCase() } })
    if (row) return { kind, row }
  }
  return null
}

/** The first answer's time stays: it tells how soon we answer. `note` says how it was answered. */
export const markAnswered = (lead: Lead, note = '', by = byCommand()) =>
  act(lead, by, { action: 'answered', note, change: answered })

/** Mails an answer, which cannot be called back. */
export const sendAnswer = (lead: Lead, { subject, text }: { subject: string; text: string }, by: By) =>
  act(lead, by, {
    action: 'mailed',
    note: `${subject}\n\n${text}`,
    isFinal: true,
    change: answered,
    also: async (tx, row) => {
      const { mailbox } = summarize<LeadKind>(lead.kind, row)
      await queueMail(tx, {
        lead,
        role: 'answer',
        to: row.email,
        replyTo: config.emails[mailbox],
        subject,
        letter: {
          heading: subject,
          opening: text.split(/\n{2,}/),
          facts: [],
          words: [],
          links: [],
          closing: [],
          signature: `${config.brand}, ${config.phone}, ${config.siteUrl}`,
        },
      })
    },
  })

/** Leaves it out of the digest until then; an answer ends that. */
export const remindOn = (lead: Lead, day: Date, by: By) =>
  act(lead, by, { action: 'reminded', note: '', change: () => ({ remindOn: day }) })

/** The traveller has to say something first. */
export const waitForTraveller = (lead: Lead, by: By) =>
  act(lead, by, { action: 'waiting', note: '', change: () => ({ status: 'waiting', heldFor: null }) })

export const closeLead = (lead: Lead, reason: string, by: By) =>
  act(lead, by, { action: 'closed', note: reason, change: () => ({ status: 'closed', heldFor: null, remindOn: null }) })

/** Drops the mails that have not been sent yet. */
export const holdLead = (lead: Lead, by = byCommand()) =>
  act(lead, by, {
    action: 'held',
    note: '',
    change: () => ({ status: 'held', heldFor: 'operator', answeredAt: null, remindOn: null }),
  })

/** Queues its mails unless they were queued before. */
export const releaseLead = (lead: Lead, by = byCommand()) =>
  act(lead, by, { action: 'released', note: '', change: () => ({ status: 'new', heldFor: null }) })

const answered: Change = (before, now) => ({
  status: 'answered',
  heldFor: null,
  remindOn: null,
  answeredAt: before.answeredAt ?? now,
})

type Change = (before: State, now: Date) => Partial<State>
type Deed = {
  action: string
  note: string
  /** There is no undo. */
  isFinal?: true
  change: Change
  also?: (tx: Db, row: LeadRow) => Promise<void>
}

const stateOf = ({ status, heldFor, answeredAt, remindOn }: State): State => ({
  status,
  heldFor,
  answeredAt,
  remindOn,
})

/** Returns the number of the event. Throws NotFoundError when there is no such lead. */
async function act({ kind, reference }: Lead, { who, key }: By, { action, note, isFinal, change, also }: Deed) {
  const replyTime = await promisedReplyTime(kind)
  return db().$transaction(async (tx) => {
    const { row, now } = await lockLead(tx, kind, reference)
    const earlier = await tx.leadEvent.findUnique({ where: { key } })
    if (earlier) return earlier.id
    const before = isFinal ? undefined : (stateOf(row) as unknown as Prisma.InputJsonObject)
    const event = await tx.leadEvent.create({ data: { leadKind: kind, reference, action, note, who, key, before } })
    await setState(tx, kind, row, change(row, now), replyTime)
    await also?.(tx, row)
    return event.id
  })
}

const stateSchema = z.object({
  status: z.string(),
  heldFor: z.string().nullable(),
  answeredAt: z.coerce.date().nullable(),
  remindOn: z.coerce.date().nullable(),
})

/** Puts back what was before. Throws BadRequestError when that is not possible, or something was done since. */
export async function undo({ kind, reference }: Lead, eventId: number) {
  const replyTime = await promisedReplyTime(kind)
  await db().$transaction(async (tx) => {
    const { row } = await lockLead(tx, kind, reference)
    const last = await tx.leadEvent.findFirst({
      where: { leadKind: kind, reference, undoneAt: null },
      orderBy: { id: 'desc' },
    })
    const before = stateSchema.safeParse(last?.before)
    if (last?.id !== eventId || !before.success)
      throw new BadRequestError('This cannot be undone any more: something was done since.')
    await tx.$executeRaw`UPDATE lead_events SET undone_at = now() WHERE id = ${eventId}`
    await setState(tx, kind, row, before.data, replyTime)
  })
}

/** Two people may act on one lead at the same moment. */
async function lockLead(tx: Db, kind: LeadKind, reference: string) {
  const [clock] = await tx.$queryRaw<[{ now: Date }]>`
    SELECT now() FROM (SELECT pg_advisory_xact_lock(hashtext(${reference}))) AS locked`
  const row = await leadTable(tx, kind).findUnique({ where: { reference } })
  if (!row) throw new NotFoundError(`There is no lead ${reference}.`)
  return { row: row as LeadRow, now: clock.now }
}

async function setState(tx: Db, kind: LeadKind, row: LeadRow, state: Partial<State>, replyTime: string) {
  const { reference } = row
  const after = await leadTable(tx, kind).update({ where: { reference }, data: state })
  if (after.status === 'held') await dropUnsentMails(tx, kind, reference)
  else if (row.status === 'held' && (await tx.mail.count({ where: ofLead(kind, reference) })) === 0)
    await queueLeadMails(tx, kind, after as never, replyTime)
}

// Answers that somebody wrote are not the mails of the lead.
const ofLead = (leadKind: LeadKind, reference: string) => ({ leadKind, reference, role: { not: 'answer' } })

/** Sends them again, whatever became of them; returns how many. */
export async function resendMails({ kind, reference }: Lead) {
  return db().$transaction(async (tx) => {
    const mails = await tx.mail.findMany({ where: ofLead(kind, reference), select: { id: true } })
    await requeueMails(
      tx,
      mails.map(({ id }) => id),
    )
    return mails.length
  })
}

/** Deletes every request from this address, with mails and notes. Returns how many requests. */
export async function deletePerson(email: string) {
  return db().$transaction(async (tx) => {
    let count = 0
    for (const kind of leadKinds) {
      const where = { email: { equals: email, mode: 'insensitive' as const } }
      const references = (await leadTable(tx, kind).findMany({ where, select: { reference: true } })).map(
        ({ reference }) => reference,
      )
      await tx.mail.deleteMany({ where: { leadKind: kind, reference: { in: references } } })
      await tx.leadEvent.deleteMany({ where: { reference: { in: references } } })
      await tx.sending.deleteMany({ where: { reference: { in: references } } })
      // The morning mails name them too.
      for (const reference of references)
        await tx.mail.deleteMany({ where: { leadKind: null, text: { contains: reference } } })
      count += (await leadTable(tx, kind).deleteMany({ where })).count
    }
    return count
  })
}
