// What the operator does with leads from the command line.
import 'server-only'
import { subMonths } from 'date-fns'
import type { Prisma } from '../../prisma/generated/client'
import { dropUnsentMails, requeueMails } from '../mail/queue'
import { db } from '../server/db'
import { changeLead, deleteLeads, type LeadKind, leadKinds, readLead } from './kinds'
import { queueLeadMails } from './mails'
import { allLeads } from './overview'

type Tx = Prisma.TransactionClient

/** Finds a lead by the reference that its visitor was given, in any case. Returns its kind and row, or null. */
export async function findLead(reference: string) {
  for (const kind of leadKinds) {
    const row = await readLead[kind](db(), reference.toUpperCase())
    if (row) return { kind, row }
  }
  return null
}

/** Marks a lead as answered. */
export async function markAnswered(kind: LeadKind, reference: string) {
  await changeLead[kind](db(), reference, { status: 'answered', heldFor: null, answeredAt: new Date() })
}

/** Holds a lead back: mails that have not left are taken back. */
export async function holdLead(kind: LeadKind, reference: string) {
  await db().$transaction(async (tx) => {
    await changeLead[kind](tx, reference, { status: 'held', heldFor: 'operator', answeredAt: null })
    await dropUnsentMails(tx, kind, reference)
  })
}

/** Releases a held lead: its mails are queued unless they were sent before. */
export async function releaseLead<Kind extends LeadKind>(kind: Kind, reference: string) {
  await db().$transaction(async (tx) => {
    const row = await changeLead[kind](tx, reference, { status: 'new', heldFor: null })
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
  const undo = new Error('trial')
  await db()
    .$transaction(async (tx) => {
      for (const kind of leadKinds) counts[kind] = (await deleteLeads[kind](tx, subMonths(now, keptFor.leads))).count
      await tx.sending.deleteMany({ where: { createdAt: { lt: subMonths(now, keptFor.leads) } } })
      counts.mail = await purgeMails(tx, subMonths(now, keptFor.leads))
      counts.emergency_contact = await purgeContacts(tx, subMonths(now, keptFor.emergencyContacts))
      if (isTrial) throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return counts
}

// Mails without their lead as well: those of a lead that was released late are younger than it.
function purgeMails(tx: Tx, before: Date) {
  return tx.$executeRaw`
    DELETE FROM mails WHERE created_at < ${before}
      OR (reference IS NOT NULL AND reference NOT IN (SELECT reference FROM (${allLeads}) leads))`
}

async function purgeContacts(tx: Tx, before: Date) {
  const data = { emergencyContact: '' }
  const where = { createdAt: { lt: before }, emergencyContact: { not: '' } }
  return (await tx.volunteerApplication.updateMany({ where, data })).count
}
