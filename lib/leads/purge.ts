import 'server-only'
import { subMonths } from 'date-fns'
import { type Db, db } from '../server/db'
import { leadKinds } from './kinds'

/** In months, as in the privacy policy. */
export const keptFor = { leads: 24, emergencyContacts: 6 }

/** Deletes leads with their mails, and empties emergency contacts. Returns counts; `isTrial` only counts. */
export async function purge(now: Date, isTrial: boolean) {
  const counts: Record<string, number> = {}
  const createdAt = { lt: subMonths(now, keptFor.leads) }
  const undo = new Error('trial')
  await db()
    .$transaction(async (tx) => {
      for (const kind of leadKinds) counts[kind] = await tx.lead.count({ where: { kind, createdAt } })
      const mails = await tx.mail.count()
      await tx.lead.deleteMany({ where: { createdAt } })
      await tx.mail.deleteMany({ where: { createdAt, reference: null } })
      await tx.sending.deleteMany({ where: { createdAt, reference: null } })
      counts.mail = mails - (await tx.mail.count())
      counts.emergency_contact = await purgeContacts(tx, subMonths(now, keptFor.emergencyContacts))
      if (isTrial) throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return counts
}

async function purgeContacts(tx: Db, before: Date) {
  const data = { emergencyContact: '' }
  const where = { lead: { createdAt: { lt: before } }, emergencyContact: { not: '' } }
  return (await tx.volunteerApplication.updateMany({ where, data })).count
}
