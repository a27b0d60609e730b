import 'server-only'
import { subMonths } from 'date-fns'
import { type Db, db } from '../server/db'
import { type LeadKind, leadKinds } from './leads'
import { leadTable } from './rows'

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
      await tx.leadEvent.deleteMany({ where: { createdAt: { lt: leadsBefore } } })
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
