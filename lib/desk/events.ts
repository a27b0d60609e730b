import 'server-only'
import { formatDistance } from 'date-fns'
import type { LeadEvent } from '../../prisma/generated/client'
import { type Db, databaseTime, db } from '../platform/db'
import type { News } from './result'

export const actionLabels: Record<string, string> = {
  answered: 'Marked as answered',
  mailed: 'Answered by mail',
  whatsapp: 'WhatsApp opened',
  reminded: 'Set aside',
  waiting: 'Waiting for the traveller',
  taken: 'Taken',
  drafted: 'Draft of an offer changed',
  quoted: 'Offer sent',
  accepted: 'Offer accepted',
  question: 'A question about the offer',
  declined: 'Offer declined',
  withdrawn: 'Offer withdrawn',
  reopened: 'Acceptance taken back',
  booked: 'Booked',
  changed: 'Booking changed',
  cancelled: 'Booking cancelled',
  paid: 'Money received',
  refunded: 'Money paid back',
  unpaid: 'A payment taken back',
  hold: 'Held or asked for',
  unheld: 'Taken off the list of beds and permits',
  entered: 'Entered by hand',
  closed: 'Closed',
  held: 'Held as spam',
  released: 'Released: not spam',
  replied: 'The traveller has answered',
  travelled: 'Marked as travelled',
  added: 'Added by the visitor',
}

/** 'Answered by mail 5 minutes ago by Wanjiru.' */
export const describeEvent = ({ action, who, createdAt }: LeadEvent, now: Date) =>
  `${actionLabels[action] ?? action} ${ago(createdAt, now)}${who ? ` by ${who}` : ''}.`

export const ago = (moment: Date, now: Date) => formatDistance(moment, now, { addSuffix: true })

/** What was done with a lead after this event. */
export async function readSince(reference: string, seen = 0, tx: Db = db()): Promise<News> {
  const now = await databaseTime(tx)
  const where = { reference, undoneAt: null }
  const latest = await tx.leadEvent.findFirst({ where, orderBy: { id: 'desc' }, select: { id: true } })
  const events = await tx.leadEvent.findMany({ where: { ...where, id: { gt: seen } }, orderBy: { id: 'asc' } })
  return {
    since: events.map((event) => ({ text: describeEvent(event, now), note: event.note })),
    seen: latest?.id ?? 0,
  }
}
