import 'server-only'
import { formatISO } from 'date-fns'
import { nairobi } from '../domain/nairobi'
import { readEstimates } from '../leads/find-leads'
import { eachLeadLine, toCsv } from '../leads/list'
import { rangeOf } from '../leads/month'
import { db } from '../platform/db'
import { readQuotedTotals } from '../quotes/overview'

const columns = [
  ...(['reference', 'name', 'asked', 'trip', 'dates', 'party', 'estimate', 'currency'] as const),
  ...(['quoted', 'agreed', 'state', 'reason'] as const),
]

type Line = Partial<Record<(typeof columns)[number], string>>

/** For the accountant: a row for each lead, with days in Nairobi. The estimate is in US dollars, a quote in its currency. */
export function monthTable(month: string) {
  return toCsv<Line>(columns, readLines(month))
}

async function* readLines(month: string): AsyncGenerator<Line[]> {
  for await (const lines of eachLeadLine(db(), rangeOf(month).where)) {
    const references = lines.map(({ reference }) => reference)
    const estimates = await readEstimates(db(), references)
    const quotes = await readQuotedTotals(db(), references)
    yield lines.map(({ reference, name, createdAt, trip, dates, party, status, closedFor }) => {
      const cents = estimates.get(reference)
      return {
        reference,
        name,
        asked: formatISO(createdAt, { in: nairobi, representation: 'date' }),
        trip,
        dates,
        party,
        estimate: cents === undefined ? '' : (cents / 100).toFixed(2),
        ...quotes.get(reference),
        state: status,
        reason: closedFor ?? '',
      }
    })
  }
}
