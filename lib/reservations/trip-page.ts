import 'server-only'
import { differenceInCalendarDays } from 'date-fns'
import { formatLongDate } from '../content/format'
import { dayAfter } from '../domain/day-after'
import { dayInNairobi } from '../domain/nairobi'
import { utcDay } from '../domain/utc-day'
import type { LeadRow } from '../leads/kinds'
import { findLead } from '../leads/queries'
import { db } from '../platform/db'
import type { Quote } from '../quotes/queries'
import { type Reservation, readReservation } from './queries'
import { describeChange } from './wording'

const mostDays = 366
const toBeAgreed = { title: 'To be agreed', text: '', bed: '', bedNote: '', meals: '' }

export type TripPage = NonNullable<Awaited<ReturnType<typeof readTripPage>>>

type Known = { row?: LeadRow; reservation?: Reservation }

/** What the office has confirmed of an accepted offer, and no more. Null until it is booked. `known`: what was read of it. */
export async function readTripPage(quote: Quote, known: Known = {}) {
  if (quote.state !== 'accepted') return null
  const lead = known.row ?? (await findLead(db(), quote.reference))
  const reservation = known.reservation ?? (await readReservation(db(), quote.reference))
  const { holds, payments, credited, open } = reservation
  const changes = reservation.changes.filter(({ quoteId }) => quoteId === quote.id)
  const [first, ...later] = changes
  const terms = changes.at(-1)
  if (!terms || !first) return null
  if (terms.kind !== 'cancelled' && lead?.status !== 'booked' && lead?.status !== 'closed') return null
  const length = differenceInCalendarDays(new Date(terms.dateTo), new Date(terms.dateFrom)) + 1
  // A trip may have been agreed longer or shorter since.
  const days = Array.from({ length: Math.min(length, mostDays) }, (_, index) => ({
    ...(quote.snapshot.days[index] ?? toBeAgreed),
    date: dayAfter(terms.dateFrom, index),
  }))
  const kept = holds.filter(({ isLeft }) => !isLeft)
  const nights = new Map(kept.flatMap((hold) => (hold.night ? [[hold.night, hold]] : [])))
  return {
    terms,
    isCancelled: terms.kind === 'cancelled',
    isPast: terms.dateTo < dayInNairobi(new Date()),
    /** Nothing else was agreed after it, so that the payments are those of this trip. */
    isLast: terms.id === reservation.terms?.id,
    confirmedOn: utcDay(first.createdAt),
    changes: later.map((change, index) => ({
      id: change.id,
      day: change.createdAt,
      text: describeChange(changes[index] ?? first, change),
    })),
    snapshot: { ...quote.snapshot, party: terms.party ?? quote.snapshot.party, days },
    /** By day of the trip: how its bed stands. */
    nights: days.map(({ date }) => describeNight(nights.get(date))),
    others: kept.filter(({ night }) => !days.some(({ date }) => date === night)),
    // A mistake and its counter-entry are the office's own affair.
    payments: payments.filter(({ isTakenBack, correctsId }) => !isTakenBack && correctsId === null),
    credited,
    open,
  }
}

type Night = { confirmedOn: string | null; askedOn: string | null; heldUntil: string | null }

/** For the travellers. Empty where nothing was asked. */
export function describeNight(hold: Night | undefined) {
  if (!hold) return ''
  const { confirmedOn, askedOn, heldUntil } = hold
  if (confirmedOn) return 'Confirmed'
  if (heldUntil) return `Held for you until ${formatLongDate(heldUntil)}`
  return askedOn ? `Asked for on ${formatLongDate(askedOn)}` : ''
}
