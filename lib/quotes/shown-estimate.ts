// The estimate that came with a request, as the lines of an offer.
import { formatCents } from '../domain/money'
import { parseItineraryIds } from '../domain/shortlist'
import type { LeadRow } from '../leads/kinds'
import { describeEstimate } from '../prices/describe-estimate'
import type { Estimate, EstimateLine } from '../prices/estimate'
import { sumEstimates } from '../prices/in-turn'
import { readStoredEstimate, readStoredEstimates } from '../prices/stored-estimate'
import type { QuoteLine, QuoteSnapshot } from './snapshot'

type Booking = Extract<LeadRow, { kind: 'booking' }>

export function requestedIds({ itineraryId, furtherItineraryIds }: Booking) {
  return itineraryId ? parseItineraryIds([String(itineraryId), furtherItineraryIds ?? '']) : []
}

export const isInTurn = (booking: Booking | null) => booking?.severalTrips === 'in-turn'

/** For these trips together; null unless each was asked for and had an estimate. */
export function findShownEstimate(booking: Booking, tripIds: number[]): Estimate | null {
  const asked = requestedIds(booking)
  const titles = [booking.itineraryTitle, ...booking.furtherItineraryTitles]
  const first = readStoredEstimate(booking.estimate)
  const stored = first ? [first, ...readStoredEstimates(booking.furtherEstimates)] : []
  const shown = tripIds.flatMap((id) => {
    const index = asked.indexOf(id)
    const estimate = stored[index]
    return estimate ? [{ title: titles[index] ?? '', estimate }] : []
  })
  return shown.length > 0 && shown.length === tripIds.length ? sumEstimates(shown) : null
}

/** What the travellers were shown for the trip of an offer; undefined if they saw no price for it. */
export function readShownPrices(row: LeadRow, tripId: number | null) {
  if (row.kind !== 'booking' || tripId === null) return
  const asked = requestedIds(row)
  const estimate = findShownEstimate(row, isInTurn(row) && tripId === asked[0] ? asked : [tripId])
  if (!estimate?.isPriced) return
  return { total: describeEstimate(estimate), lines: toQuoteLines(estimate).lines }
}

export function toQuoteLines(priced: Estimate | null): Pick<QuoteSnapshot, 'lines' | 'paidOnArrival'> {
  if (!priced?.isPriced) return { lines: [], paidOnArrival: [] }
  const hasChildren = priced.lines.some(({ child }) => child)
  const toUs = priced.lines.filter(({ isOnTheSpot }) => !isOnTheSpot)
  return {
    lines: (toUs.length > mostOwnLines ? joinChildren(toUs) : toUs).map((line) => toLine(line, hasChildren)),
    paidOnArrival: priced.lines
      .filter(({ isOnTheSpot }) => isOnTheSpot)
      .map(({ what, count, payee, why, amount }) => ({
        text: `${what}, ${count}, paid to ${payee}. ${why}`,
        amount: formatCents(amount),
      })),
  }
}

/** With room for more below the limit of an offer. */
const mostOwnLines = 40

/** A large group's children of one share in one line. */
function joinChildren(lines: EstimateLine[]) {
  const joined = new Map<string, EstimateLine>()
  for (const line of lines) {
    const key = line.child ? `${line.what} ${line.child.percent}` : String(joined.size)
    const before = joined.get(key)
    const people = (before?.people ?? 0) + 1
    const amount = (before?.amount ?? 0) + line.amount
    joined.set(
      key,
      line.child ? { ...line, people, amount, count: `${people} children at ${line.child.percent}%` } : line,
    )
  }
  return [...joined.values()]
}

/** Per person where all pay the same, or per adult beside lines of children. */
function toLine(
  { kind: ofEstimate, what, count, people, amount, child }: EstimateLine,
  hasChildren: boolean,
): QuoteLine {
  const kind = ofEstimate === 'transfer' ? 'transfer' : null
  const payer = ofEstimate === 'trip' && hasChildren ? 'adult' : 'person'
  if (people && people > 1 && !child && amount % (people * 100) === 0)
    return { text: `${what}, per ${payer}`, count: people, amount: amount / people, kind }
  return { text: `${what}, ${count}`, count: 1, amount, kind }
}
