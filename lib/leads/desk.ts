// What the operator does with leads from the command line.
import 'server-only'
import { subMonths } from 'date-fns'
import type { Prisma } from '../../prisma/generated/client'
import { dropUnsentMails, requeueMails } from '../mail/queue'
import { db } from '../server/db'
import { type LeadKind, leadKinds } from './leads'
import { queueLeadMails } from './mails'
import { leadTable } from './rows'

type Tx = Prisma.TransactionClient

/** Finds a lead by the reference that its visitor was given, in any case. Returns its kind and row, or null. */
export async function findLead(reference: string) {
  for (const kind of leadKinds) {
    const row = await leadTable(db(), kind).findUnique({ where: { reference: reference.toUpperCase() } })
    if (row) return { kind, row }
  }
  return null
}

/** Marks a lead as answered. */
export async function markAnswered(kind: LeadKind, reference: string) {
  const data = { status: 'answered', heldFor: null, answeredAt: new Date() }
  await leadTable(db(), kind).update({ where: { reference }, data })
}

/** Holds a lead back: mails that have not left are taken back. */
export async function holdLead(kind: LeadKind, reference: string) {
  await db().$transaction(async (tx) => {
    const data = { status: 'held', heldFor: 'operator', answeredAt: null }
    await leadTable(tx, kind).update({ where: { reference }, data })
    await dropUnsentMails(tx, kind, reference)
  })
}

/** Releases a held lead: its mails are queued unless they were sent before. */
export async function releaseLead<Kind extends LeadKind>(kind: Kind, reference: string) {
  await db().$transaction(async (tx) => {
    const row = await leadTable(tx, kind).update({ where: { reference }, data: { status: 'new', heldFor: null } })
    const sent = await tx.mail.count({ where: { reference, leadKind: kind } })
    if (sent === 0) await queueLeadMails(tx, kind, row)
  })
}

/** Has the mails of a lead sent again, whatever became of them. Returns how many. */
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

/** Shows or holds a review; a trigger counts its trip anew. Returns whether there is such a review. */
export async function decideReview(id: number, decision: 'shown' | 'held') {
  const heldFor = decision === 'held' ? 'operator' : null
  const { count } = await db().review.updateMany({ where: { id }, data: { status: decision, heldFor } })
  return count === 1
}

/** How long what is kept: the periods of the privacy policy. */
export const keptFor = { leads: 24, emergencyContacts: 6 }

/**
 * Deletes leads older than 24 months with their mails, and empties emergency contacts older than 6. Takes the present,
 * and `isTrial` to count without deleting. Returns the counts by kind.
 */
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

async function purgeMails(tx: Tx, before: Date) {
  let { count } = await tx.mail.deleteMany({ where: { createdAt: { lt: before } } })
  for (const kind of leadKinds) count += await purgeOrphans(tx, kind)
  return count
}

// Mails without their lead: those of one that was released late are younger than it. The mails are read first, so that
// a lead that is stored meanwhile keeps its own.
async function purgeOrphans(tx: Tx, leadKind: LeadKind) {
  const mails = await tx.mail.findMany({ where: { leadKind }, select: { id: true, reference: true } })
  const leads = await leadTable(tx, leadKind).findMany({ select: { reference: true } })
  const known = new Set<string | null>(leads.map(({ reference }) => reference))
  const orphans = mails.filter(({ reference }) => !known.has(reference)).map(({ id }) => id)
  return (await tx.mail.deleteMany({ where: { id: { in: orphans } } })).count
}

async function purgeContacts(tx: Tx, before: Date) {
  const data = { emergencyContact: '' }
  const where = { createdAt: { lt: before }, emergencyContact: { not: '' } }
  return (await tx.volunteerApplication.updateMany({ where, data })).count
}
