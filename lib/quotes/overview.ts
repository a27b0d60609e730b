// What the morning mail and the month say of quotes.
import 'server-only'
import { addDays, differenceInCalendarDays } from 'date-fns'
import { formatLongDate } from '../content/format'
import { formatSums, sumByCurrency, toDecimals } from '../domain/currency'
import { dayInNairobi, nairobi } from '../domain/nairobi'
import { isSold, readTripFacts } from '../leads/trip-facts'
import type { Db } from '../platform/db'
import { unreadable } from '../platform/unreadable'
import { describeTotal } from './letters'
import { type Quote, readQuotesOf } from './queries'
import { snapshotSchema } from './snapshot'

const warnedAhead = 2 // days

export type EndingQuote = { reference: string; line: string }

/** Open quotes that end within two days, with a line for each. */
export async function readEndingQuotes(tx: Db, now: Date): Promise<EndingQuote[]> {
  const today = new Date(dayInNairobi(now))
  const sent = { sentAt: { not: null }, validUntil: { gte: today, lte: addDays(today, warnedAhead) } }
  const found = await tx.quote.findMany({ where: sent, select: { reference: true }, distinct: ['reference'] })
  const references = found.map(({ reference }) => reference)
  const quotes = await readQuotesOf(tx, references, now)
  return quotes
    .filter((quote) => isEnding(quote, addDays(today, warnedAhead)))
    .map((quote) => ({ reference: quote.reference, line: describeEnding(quote) }))
}

const isEnding = ({ state, validUntil }: Quote, last: Date) => state === 'open' && new Date(validUntil) <= last

function describeEnding({ reference, name, snapshot, validUntil }: Quote) {
  const { trip } = snapshot
  return `${reference} offer ${name} for ${trip.title}: ${describeTotal(snapshot)}, valid until ${formatLongDate(validUntil)}`
}

export type QuoteFigures = {
  sent: number
  open: number
  /** Trips that are accepted or agreed, and not cancelled. */
  sold: number
  /** By currency: 'EUR 900, US$21,400'. */
  openSum: string
  soldSum: string
  /** Days, or null without any. */
  toQuote: number | null
  toAnswer: number | null
}

const mostLeads = 2000

/** Of the leads that were stored in this time. */
export async function readQuoteFigures(tx: Db, since: Date, until: Date, now: Date): Promise<QuoteFigures> {
  const leads = await tx.lead.findMany({
    where: { createdAt: { gte: since, lt: until }, quotes: { some: { sentAt: { not: null } } } },
    select: { reference: true, createdAt: true },
    take: mostLeads,
  })
  const references = leads.map(({ reference }) => reference)
  const quotes = (await readQuotesOf(tx, references, now)).filter(({ sentAt }) => sentAt)
  const open = quotes.filter(({ state }) => state === 'open')
  const sold = [...(await readTripFacts(tx, references)).values()].filter(isSold)
  const firstQuotes = leads.flatMap(({ reference, createdAt }) => {
    const [first] = quotes.filter((quote) => quote.reference === reference)
    return first?.sentAt ? daysBetween(createdAt, first.sentAt) : []
  })
  const answered = quotes.flatMap(({ sentAt, answers }) => {
    const [first] = answers.filter(({ kind }) => kind !== 'withdrawn')
    return sentAt && first ? daysBetween(sentAt, first.createdAt) : []
  })
  return {
    sent: quotes.length,
    open: open.length,
    sold: sold.length,
    openSum: formatTotals(open.map(({ snapshot }) => snapshot)),
    soldSum: formatTotals(sold),
    toQuote: median(firstQuotes),
    toAnswer: median(answered),
  }
}

/** What was quoted last, in units of its currency, by reference. */
export async function readQuotedTotals(tx: Db, references: string[]) {
  const rows = await tx.quote.findMany({
    where: { reference: { in: references }, sentAt: { not: null } },
    orderBy: { id: 'asc' },
  })
  return new Map(
    rows.map(({ reference, snapshot: stored }) => {
      const { data: snapshot } = snapshotSchema.safeParse(stored)
      const { currency, total } = snapshot ?? { currency: '', total: null }
      return [reference, { currency, total: total === null ? unreadable : toDecimals(total, currency) }]
    }),
  )
}

const daysBetween = (from: Date, to: Date) => differenceInCalendarDays(to, from, { in: nairobi })

function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

const formatTotals = (trips: { currency: string | null; total: number | null }[]) =>
  formatSums(
    sumByCurrency(trips.flatMap(({ currency, total }) => (currency && total ? { currency, amount: total } : []))),
  )
