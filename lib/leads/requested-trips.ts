import { parseItineraryIds } from '../domain/shortlist'
import { utcDay } from '../domain/utc-day'
import { findTransfers, readCombinations } from '../itineraries/combinations'
import type { Db } from '../platform/db'
import { estimate } from '../prices/estimate'
import { toEstimateQuestion } from '../prices/estimate-question'
import { estimateInTurn } from '../prices/in-turn'
import { toPrices, withPrices } from '../prices/price-table'

type Requested = {
  itineraryId: number
  furtherItineraryIds: string | null
  severalTrips: string | null
} & Parameters<typeof toEstimateQuestion>[0]

/** Unknown trips are dropped, withdrawn ones are stored (decision 10). */
export async function readRequestedTrips(fields: Requested, tx: Db) {
  const ids = parseItineraryIds([String(fields.itineraryId), fields.furtherItineraryIds ?? ''])
  const found = await tx.itinerary.findMany({
    where: { id: { in: ids } },
    select: { id: true, title: true, price: true, duration: true, ...withPrices },
  })
  const rows = ids.flatMap((id) => found.find((row) => row.id === id) ?? [])
  const [first, ...further] = rows
  const { party, from } = toEstimateQuestion(fields)
  const today = utcDay(new Date())
  const priced = rows.map((row) => ({ ...toPrices(row), duration: row.duration }))
  const isInTurn = further.length > 0 && fields.severalTrips === 'in-turn'
  const transfers = isInTurn
    ? findTransfers(
        await readCombinations(tx),
        rows.map(({ id }) => id),
      )
    : []
  const [estimateOfFirst = null, ...furtherEstimates] = isInTurn
    ? estimateInTurn(priced, transfers, party, from, today)
    : priced.map((trip) => estimate(trip, party, from, today))
  return {
    itineraryId: first?.id ?? null,
    itineraryTitle: first?.title ?? null,
    itineraryPrice: first?.price ?? null,
    estimate: estimateOfFirst,
    furtherItineraryIds: further.map(({ id }) => id).join() || null,
    furtherItineraryTitles: further.map(({ title }) => title),
    furtherEstimates: further.length > 0 ? furtherEstimates : null,
  }
}
