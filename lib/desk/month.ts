import 'server-only'
import { addMonths, parseISO } from 'date-fns'
import { Prisma } from '../../prisma/generated/client'
import { nairobi } from '../domain/nairobi'
import { type ClosingReason, closingReasons } from '../leads/closing'
import { bookingLead } from '../leads/kinds/booking-lead'
import { db } from '../platform/db'

type Counted = [name: string, count: number][]

/** `month` such as 2026-11, in Nairobi; `where` leaves out spam. */
export function rangeOf(month: string) {
  const begin = parseISO(month, { in: nairobi })
  const [since, until] = [new Date(begin), new Date(addMonths(begin, 1))]
  return { begin, since, until, where: { createdAt: { gte: since, lt: until }, status: { not: 'held' } } }
}

const mostNames = 50

/** The numbers of a month without spam; by name the most frequent ones. */
export async function readMonth(month: string) {
  const { begin, since, until, where } = rangeOf(month)
  const isOfMonth = Prisma.sql`created_at >= ${since} AND created_at < ${until} AND status <> 'held'`
  const [leads, answered, states, kinds, sources, pages, trips] = await Promise.all([
    db().lead.count({ where }),
    db().lead.count({ where: { ...where, answeredAt: { not: null } } }),
    db().lead.groupBy({ by: ['status', 'closedFor'], where, _count: true }),
    db().lead.groupBy({ by: ['kind'], where, _count: true }),
    db().lead.groupBy({ by: ['source'], where, _count: true }),
    db().$queryRaw<{ name: string; count: number }[]>`
      SELECT coalesce(nullif(substring(page from '^[^?#]*'), ''), 'not known') AS name, count(*)::int AS count
      FROM leads WHERE ${isOfMonth} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${mostNames}`,
    db().$queryRaw<TripCount[]>`
      SELECT itinerary_title AS "itineraryTitle", further_itinerary_titles AS "furtherItineraryTitles",
        safari_category AS "safariCategory", count(*)::int AS count
      FROM leads JOIN bookings USING (reference) WHERE ${isOfMonth}
      GROUP BY 1, 2, 3 ORDER BY 4 DESC LIMIT 1000`,
  ])
  return {
    begin,
    since,
    until,
    leads,
    answered,
    byState: sorted(states.map(({ status, closedFor, _count }) => [toState(status, closedFor), _count])),
    byKind: sorted(kinds.map(({ kind, _count }) => [kind.replaceAll('_', ' '), _count])),
    bySource: sorted(sources.map(({ source, _count }) => [source || 'not known', _count])).slice(0, mostNames),
    byPage: sorted(pages.map(({ name, count }) => [name, count])),
    byTrip: sorted(trips.map((trip) => [bookingLead.about(trip), trip.count])).slice(0, mostNames),
  }
}

const toState = (status: string, closedFor: string | null) =>
  closedFor ? `closed: ${closingReasons[closedFor as ClosingReason].toLowerCase()}` : status

type TripCount = Parameters<typeof bookingLead.about>[0] & { count: number }

/** Adds up equal names; the most frequent first. */
function sorted(counts: Counted): Counted {
  const sums = new Map<string, number>()
  for (const [name, count] of counts) sums.set(name, (sums.get(name) ?? 0) + count)
  return [...sums].sort(([, a], [, b]) => b - a)
}
