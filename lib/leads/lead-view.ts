// What the desk shows of one lead.
import 'server-only'
import type { LeadEvent } from '../../prisma/generated/client'
import { parsePreferredDates, toIsoDay } from '../forms/preferred-dates'
import { type Db, databaseTime, db } from '../server/db'
import { findLead } from './desk'
import { type LeadKind, type LeadRow, leadKinds } from './leads'
import { toPrices, withPrices } from './price-tables'
import { leadTable, summarize } from './rows'

export type { LeadEvent }
export type LeadView = NonNullable<Awaited<ReturnType<typeof readLead>>>

/** Events and mails oldest first; of other requests from the same address only what they are called. Null: no such lead. */
export async function readLead(reference: string) {
  const found = await findLead(reference)
  if (!found) return null
  const { kind, row } = found
  const [events, mails, others, seasons, replies, now] = await Promise.all([
    db().leadEvent.findMany({ where: { leadKind: kind, reference }, orderBy: { id: 'asc' } }),
    db().mail.findMany({
      where: { leadKind: kind, reference },
      orderBy: { id: 'asc' },
      select: { to: true, status: true, sentAt: true, lastError: true },
    }),
    otherRequests(db(), row),
    seasonsOf(row),
    db().reply.findMany({ orderBy: { name: 'asc' } }),
    databaseTime(),
  ])
  return { kind, row, summary: summarize<LeadKind>(kind, row), events, mails, others, seasons, replies, now }
}

async function otherRequests(tx: Db, { email, reference }: LeadRow) {
  const where = { email: { equals: email, mode: 'insensitive' as const } }
  const found: Pick<LeadRow, 'reference' | 'createdAt'>[] = []
  for (const kind of leadKinds)
    found.push(...(await leadTable(tx, kind).findMany({ where, orderBy: [{ createdAt: 'asc' }], take: 20 })))
  return found.filter((other) => other.reference !== reference)
}

/** The rows of the price table for the month they asked about; all of them when they named none. */
async function seasonsOf(row: LeadRow) {
  if (!('itineraryId' in row) || !row.itineraryId) return []
  const day = toIsoDay(parsePreferredDates(row.preferredDates).from)
  const month = day && Number(day.slice(5, 7))
  const trip = await db().itinerary.findUnique({ where: { id: row.itineraryId }, select: withPrices })
  return trip ? toPrices(trip).prices.filter(({ months }) => !month || months.includes(month)) : []
}
