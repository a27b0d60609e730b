// What the operator does with leads on the command line.
import 'server-only'
import { subMonths } from 'date-fns'
import { dropUnsentMails, requeueMails } from '../mail/queue'
import { type Db, databaseTime, db } from '../server/db'
import { type LeadKind, leadKinds } from './leads'
import { queueLeadMails } from './mails'
import { promisedReplyTime } from './promise'
import { leadTable } from './rows'

/** In any case; null when there is none. */
export async function findLead(reference: string) {
  for (const kind of leadKinds) {
    const row = await leadTable(db(), kind).findUnique({ where: { reference: reference.toUpperCase() } })
    if (row) return { kind, row }
  }
  return null
}

/** The first answer's time stays: it tells how soon we answer. */
export async function markAnswered(kind: LeadKind, reference: string) {
  const before = await leadTable(db(), kind).findUnique({ where: { reference } })
  const data = { status: 'answered', heldFor: null, answeredAt: before?.answeredAt ?? (await databaseTime()) }
  await leadTable(db(), kind).update({ where: { reference }, data })
}

/** Drops the mails that have not been sent yet. */
export async function holdLead(kind: LeadKind, reference: string) {
  await db().$transaction(async (tx) => {
    const data = { status: 'held', heldFor: 'operator', answeredAt: null }
    await leadTable(tx, kind).update({ where: { reference }, data })
    await dropUnsentMails(tx, kind, reference)
  })
}

/** Queues its mails unless they were sent before. */
export async function releaseLead<Kind extends LeadKind>(kind: Kind, reference: string) {
  const replyTime = await promisedReplyTime(kind)
  await db().$transaction(async (tx) => {
    const row = await leadTable(tx, kind).update({ where: { reference }, data: { status: 'new', heldFor: null } })
    const sent = await tx.mail.count({ where: { reference, leadKind: kind } })
    if (sent === 0) await queueLeadMails(tx, kind, row, replyTime)
  })
}

/** Sends them again, whatever became of them; returns how many. */
export async function resendMails(kind: LeadKind, reference: string) {
  return db().$transaction(async (tx) => {
    const mails = await tx.mail.findMany({ where: { reference, leadKind: kind }, select: { id: true } })
    await requeueMails(
      tx,
      mails.map(({ id }) => id),
    )
    return mails.length
  })
}

/** In months, as in the privacy policy. */
export const keptFor = { leads: 24, emergencyContacts: 6 }

/** Deletes leads with their mails, and empties emergency contacts. Returns counts; `isTrial` only counts. */
export async function purge(now: Date, isTrial: boolean) {
  const counts: Record<string, number> = {}
  const leadsBefore = subMonths(now, keptFor.leads)
  const undo = new Error('trial')
  await db()
    .$transaction(async (tx) => {
      for (const kind of leadKinds) {
        const { count } = await leadTable(tx, kind).deleteMany({ where: { createdAt: { lt: leadsBefore } } })
        counts[kind] = count
      }
      await tx.sending.deleteMany({ where: { createdAt: { lt: leadsBefore } } })
      counts.mail = await purgeMails(tx, leadsBefore)
      counts.emergency_contact = await purgeContacts(tx, subMonths(now, keptFor.emergencyContacts))
      if (isTrial) throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return counts
}

async function purgeMails(tx: Db, before: Date) {
  let { count } = await tx.mail.deleteMany({ where: { createdAt: { lt: before } } })
  for (const kind of leadKinds) count += await purgeOrphans(tx, kind)
  return count
}

// Some mails are younger than their lead. Mails are read first, so that a lead stored meanwhile keeps its own.
async function purgeOrphans(tx: Db, leadKind: LeadKind) {
  const mails = await tx.mail.findMany({ where: { leadKind }, select: { id: true, reference: true } })
  const leads = await leadTable(tx, leadKind).findMany({ select: { reference: true } })
  const known = new Set<string | null>(leads.map(({ reference }) => reference))
  const orphans = mails.filter(({ reference }) => !known.has(reference)).map(({ id }) => id)
  return (await tx.mail.deleteMany({ where: { id: { in: orphans } } })).count
}

async function purgeContacts(tx: Db, before: Date) {
  const data = { emergencyContact: '' }
  const where = { createdAt: { lt: before }, emergencyContact: { not: '' } }
  return (await tx.volunteerApplication.updateMany({ where, data })).count
}
