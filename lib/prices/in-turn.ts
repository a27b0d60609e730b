import { dayAfter } from '../domain/day-after'
import { listWords } from '../domain/details'
import { formatAmount } from '../domain/money'
import type { Party } from '../domain/travellers'
import { type Estimate, estimate, nameTrip, type Priced, type PricedTrip } from './estimate'

/** The way from one trip to the next. */
export type Transfer = {
  way: string
  /** 0: the next trip begins on the last day of this one. */
  nightsBetween: number
  /** US dollars per person, with the nights between. */
  price: number
}

/** From the last day of a trip to the first of the next, in days that are added; -1 for the same day. */
export const daysBetween = (transfer: Transfer | null) => (transfer?.nightsBetween ?? 1) - 1

const perDay = 'yyyy-mm-dd'.length
const noTransfer = 'The way between the trips is not in this total; our offer has it.'

/**
 * Of each trip, for one after the other: with a first day the next ones start later, and each has the transfer that
 * leads to it (`transfers` has one less than there are trips; null if unknown). Who is too young for one of them is in
 * no price: nobody travels half the way.
 */
export function estimateInTurn(
  trips: PricedTrip[],
  transfers: (Transfer | null)[],
  party: Party,
  from: string | null,
  today: string,
): Estimate[] {
  const youngest = Math.max(0, ...trips.map(({ suitability }) => suitability?.youngest ?? 0))
  let start = from
  return trips.map((trip, index) => {
    const transfer = transfers[index - 1] ?? null
    const one = withTransfer(estimate({ ...trip, suitability: { youngest } }, party, start, today), transfer)
    const days = trip.duration + daysBetween(transfers[index] ?? null)
    start = start?.length === perDay ? dayAfter(start, days) : start
    return index > 0 && !transfer && one.isPriced ? { ...one, notes: [...one.notes, noTransfer] } : one
  })
}

function withTransfer(one: Estimate, transfer: Transfer | null): Estimate {
  if (!one.isPriced || !transfer) return one
  const { way, price } = transfer
  const amount = Math.ceil(price * one.people) * 100
  const line = {
    kind: 'transfer' as const,
    what: 'Transfer',
    payee: 'us',
    isOnTheSpot: false,
    count: one.people === 1 ? '1 person' : `${one.people} people`,
    people: one.people,
    amount,
    why: `${way}. ${formatAmount(price, 'USD')} per person.`,
  }
  return withTotal({ ...one, lines: [line, ...one.lines] })
}

function withTotal(one: Priced): Priced {
  const total = one.lines.reduce((sum, { amount }) => sum + amount, 0)
  return { ...one, total, each: Math.ceil(total / one.people / 100) * 100 }
}

/** One estimate with one total; without a price if a trip has none. */
export function sumEstimates(parts: { title: string; estimate: Estimate }[]): Estimate {
  const [first] = parts
  if (!first) throw new Error('No trips to add up')
  if (parts.length === 1) return first.estimate
  const priced: { title: string; estimate: Priced }[] = []
  for (const { title, estimate: one } of parts) {
    if (!one.isPriced) return { ...one, from: first.estimate.from, reason: `${title}: ${one.reason}` }
    priced.push({ title, estimate: one })
  }
  const all = priced.map(({ estimate: one }) => one)
  return withTotal({
    ...(all[0] as Priced),
    season: listWords(priced.map(({ title, estimate: one }) => `${one.season} for ${title}`)),
    isAllYear: all.every(({ isAllYear }) => isAllYear),
    lines: priced.flatMap(({ title, estimate: one }) =>
      one.lines.map((line) => (line.kind === 'trip' ? { ...line, ...nameTrip(title, line.part) } : line)),
    ),
    validUntil: all.map(({ validUntil }) => validUntil).sort()[0] ?? '',
    notes: [...new Set(all.flatMap(({ notes }) => notes))],
  })
}
