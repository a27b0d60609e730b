import 'server-only'
import { toCsv } from '../domain/csv'
import { isCurrency, toDecimals } from '../domain/currency'
import { dayInNairobi } from '../domain/nairobi'
import { eachLeadLine } from '../leads/list'
import { isSold, readTripFacts } from '../leads/trip-facts'
import { db } from '../platform/db'
import { readQuotedTotals } from '../quotes/overview'
import { type Period, rangeOf } from './query'

const columns = [
  ...(['reference', 'name', 'asked', 'trip', 'dates', 'party', 'estimate', 'currency'] as const),
  ...(['quoted', 'agreed', 'state', 'reason', 'source'] as const),
]

type Line = Partial<Record<(typeof columns)[number], string>>

/** For the accountant: a row for each lead, with days in Nairobi. The estimate is in US dollars, a quote in its currency. */
export function requestsTable(period: Period) {
  return toCsv<Line>(columns, readLines(period))
}

async function* readLines(period: Period): AsyncGenerator<Line[]> {
  const { since, until } = rangeOf(period)
  const where = { createdAt: { gte: since, lt: until }, status: { not: 'held' } }
  for await (const lines of eachLeadLine(db(), where)) {
    const references = lines.map(({ reference }) => reference)
    const trips = await readTripFacts(db(), references)
    const quotes = await readQuotedTotals(db(), references)
    yield lines.map(({ reference, name, createdAt, trip: title, dates, party, status, closedFor, source }) => {
      const trip = trips.get(reference)
      const quoted = quotes.get(reference)
      const sold = trip && isSold(trip) ? trip : null
      return {
        reference,
        name,
        asked: dayInNairobi(createdAt),
        trip: title,
        dates,
        party,
        estimate: toAmount(trip?.estimate ?? null, 'USD'),
        currency: sold?.currency ?? quoted?.currency ?? '',
        quoted: quoted?.total ?? '',
        agreed: toAmount(sold?.total ?? null, sold?.currency ?? ''),
        state: status,
        reason: closedFor ?? '',
        source,
      }
    })
  }
}

const toAmount = (minor: number | null, currency: string) =>
  minor === null || !isCurrency(currency) ? '' : toDecimals(minor, currency)
