// Departures of shared trips: their list, who is on one, and what a request has to do with them. Who is where, which is
// called departures too, is in departures.ts.
import 'server-only'
import type { Prisma } from '../../prisma/generated/client'
import { counted, formatLongDate } from '../content/format'
import { daysShownAfter, type Places, readPlaces, readTakers } from '../departures/queries'
import { dayAfter } from '../domain/day-after'
import { dayInNairobi } from '../domain/nairobi'
import { utcDay } from '../domain/utc-day'
import type { LeadRow } from '../leads/kinds'
import { readTripFacts, type TripFacts } from '../leads/trip-facts'
import { readAllBooked } from '../papers/booked'
import { slugOfVoucher } from '../papers/read'
import { listSuppliers } from '../papers/vouchers'
import { databaseDay, db } from '../platform/db'
import { formatParty } from '../prices/party'
import { owedKinds, readDues, type Terms } from '../reservations/queries'
import { heldFor, readSeatHolds } from '../reservations/seat-holds'
import { describeDue } from '../reservations/wording'
import { openStatuses } from './find-leads'

export type DateLine = Places & {
  id: number
  trip: string
  itineraryId: number
  firstDay: string
  lastDay: string
  sureFrom: number
  isWithdrawn: boolean
}

async function readDateLines(where: Prisma.DepartureWhereInput): Promise<DateLine[]> {
  const rows = await db().departure.findMany({
    where,
    include: { itinerary: { select: { title: true, duration: true } } },
    orderBy: [{ firstDay: 'asc' }, { itineraryId: 'asc' }],
  })
  const places = await readPlaces(
    db(),
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, itinerary: { title, duration }, itineraryId, sureFrom, withdrawnAt, ...row }) => {
    const own = places.get(id)
    const firstDay = utcDay(row.firstDay)
    const line = { id, itineraryId, trip: title, firstDay, lastDay: dayAfter(firstDay, duration - 1), sureFrom }
    return own ? [{ ...line, ...own, isWithdrawn: withdrawnAt !== null }] : []
  })
}

/** Those to come and of the last 30 days, by day; withdrawn ones while somebody is on them. */
export async function readDates() {
  const today = await databaseDay()
  const lines = await readDateLines({ firstDay: { gte: new Date(dayAfter(today, -daysShownAfter)) } })
  return { today, lines: lines.filter((line) => !line.isWithdrawn || line.left < line.seats) }
}

/** 'Sure to leave', 'needs 2 more to be sure'. */
export const describeSure = ({ isSure, sureFrom, booked }: DateLine) =>
  isSure ? 'Sure to leave' : `Needs ${sureFrom - booked} more to be sure`

/** What the list says of it, and its tone. */
export function stateOf(line: DateLine) {
  if (line.isWithdrawn) return { text: 'Withdrawn', tone: 'late' }
  if (line.left <= 0) return { text: 'Full', tone: 'in' }
  if (line.isSure) return { text: describeSure(line), tone: 'ok' }
  return { text: `Needs ${line.sureFrom - line.booked} more`, tone: 'calm' }
}

/** '4 of 6 places taken, 2 left'; with those that are held. */
export const describePlaces = ({ seats, booked, held, left }: Places) =>
  [`${booked + held} of ${counted(seats, 'place')} taken${held > 0 ? ` (${held} held)` : ''}`, `${left} left`].join(
    ', ',
  )

export type Guest = Awaited<ReturnType<typeof readGuests>>[number]

/** Null where there is no such departure. */
export async function readDate(id: number) {
  const [line] = await readDateLines({ id })
  if (!line) return null
  const guests = await readGuests(id)
  const on = guests.map(({ reference }) => reference)
  return { line, guests, asking: await readAsking(id, on) }
}

/** Open requests for it of those who have no places, who asked first before the others: for a full one its waiting list. */
async function readAsking(id: number, on: string[]) {
  const leads = await db().lead.findMany({
    where: { booking: { departureId: id }, status: { in: openStatuses }, reference: { notIn: on } },
    select: { reference: true, createdAt: true, booking: true },
    orderBy: [{ createdAt: 'asc' }, { reference: 'asc' }],
  })
  return leads.flatMap(({ reference, createdAt, booking }) =>
    booking
      ? [
          {
            reference,
            name: booking.name || reference,
            party: formatParty(booking.numberOfAdults, booking.numberOfKids, booking.numberOfToddlers),
            since: dayInNairobi(createdAt),
          },
        ]
      : [],
  )
}

/** Who is on it, booked ones first. */
async function readGuests(id: number) {
  const takers = await readTakers(db(), id)
  const references = takers.map(({ reference }) => reference)
  const where = { reference: { in: references } }
  const [facts, dues, leads, agreed, asked] = await Promise.all([
    readTripFacts(db(), references),
    readDues(db(), references),
    db().lead.findMany({ where, select: { reference: true, email: true } }),
    db().reservation.findMany({ where, orderBy: { id: 'asc' }, select: { reference: true, rooms: true } }),
    db().booking.findMany({ where, select: { reference: true, rooms: true } }),
  ])
  const mails = new Map(leads.map(({ reference, email }) => [reference, email]))
  const rooms = new Map([...asked, ...agreed].map((row) => [row.reference, row.rooms]))
  return takers.map(({ reference, name, people, heldUntil, holdId }) => {
    const trip = facts.get(reference)
    const owed = dues.filter((due) => due.reference === reference && owedKinds.some((kind) => kind === due.kind))
    const isHeld = holdId !== null
    return {
      key: `${reference} ${holdId}`,
      ...{ reference, name, people, heldUntil, isHeld },
      party: !isHeld && trip ? formatParty(trip.adults, trip.kids, trip.toddlers) : counted(people, 'place'),
      rooms: isHeld ? '' : (rooms.get(reference) ?? ''),
      money: isHeld ? '' : owed.map(describeDue).join('; ') || 'Paid',
      hasMail: Boolean(mails.get(reference)),
    }
  })
}

export type GroupVoucher = { reference: string; name: string; slug: string | null; version: number; isDue: boolean }

/** By supplier those of all who are booked. `isDue`: missing, or something has changed since. */
export async function readVouchers(guests: Guest[]) {
  const bySupplier = new Map<string, GroupVoucher[]>()
  const references = guests.flatMap(({ reference, isHeld }) => (isHeld ? [] : [reference]))
  for (const booked of await readAllBooked(references))
    for (const { name: supplier, last } of await listSuppliers(booked)) {
      const voucher = {
        ...{ reference: booked.reference, name: booked.traveller || booked.reference },
        slug: last && slugOfVoucher(last.id),
        version: last?.version ?? 0,
        isDue: !last?.isSame,
      }
      bySupplier.set(supplier, [...(bySupplier.get(supplier) ?? []), voucher])
    }
  return bySupplier
}

export type Joining = NonNullable<Awaited<ReturnType<typeof readJoining>>>

type Joiner = { row: LeadRow; trip: TripFacts | undefined; terms: Terms | null; today: string }

/** What a request has to do with departures; null where its trips have none. */
export async function readJoining({ row, trip, terms, today }: Joiner) {
  if (row.kind !== 'booking') return null
  const own = [row.departureId, terms?.departureId].filter((id) => typeof id === 'number')
  const further = row.furtherItineraryIds?.split(',').map(Number) ?? []
  const trips = [trip?.itineraryId, row.itineraryId, ...further].filter((id) => typeof id === 'number')
  const lines = await readDateLines({
    OR: [
      { itineraryId: { in: trips }, firstDay: { gte: new Date(today) }, withdrawnAt: null },
      { id: { in: own } },
      { seatHolds: { some: heldFor(row.reference, today) } },
    ],
  })
  // Most trips are private: all else is read of shared ones only.
  if (lines.length === 0) return null
  return {
    asked: row.departureId,
    people: trip ? trip.adults + trip.kids + trip.toddlers : 1,
    holds: await readSeatHolds(db(), row.reference, today),
    lines,
    options: lines.map((line) => ({
      value: String(line.id),
      label: `${formatLongDate(line.firstDay)}, ${line.trip}: ${line.left} of ${counted(line.seats, 'place')} left`,
    })),
  }
}
