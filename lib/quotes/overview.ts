// What the morning mail and the month say of quotes.
import 'server-only'
import { addDays } from 'date-fns'
import { formatLongDate } from '../content/format'
import { toDecimals } from '../domain/currency'
import { dayInNairobi } from '../domain/nairobi'
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
