import { parseItineraryIds } from '../domain/shortlist'
import { utcDay } from '../domain/utc-day'
import type { Db } from '../platform/db'
import { estimate } from '../prices/estimate'
import { toEstimateQuestion } from '../prices/estimate-question'
import { toPrices, withPrices } from '../prices/price-table'

type Requested = { itineraryId: number; furtherItineraryIds: string | null } & Parameters<typeof toEstimateQuestion>[0]

/** Unknown trips are dropped, withdrawn ones are stored (decision 10). */
export async function readRequestedTrips(fields: Requested, tx: Db) {
  const ids = parseItineraryIds([String(fields.itineraryId), fields.furtherItineraryIds ?? ''])
  const rows = await tx.itinerary.findMany({
    where: { id: { in: ids } },
    select: { id: true, title: true, price: true, duration: true, ...withPrices },
  })
  const [first, ...further] = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  const { party, from } = toEstimateQuestion(fields)
  const today = utcDay(new Date())
  const estimateOf = (row: (typeof rows)[number]) =>
    estimate({ ...toPrices(row), duration: row.duration }, party, from, today)
  return {
    itineraryId: first?.id ?? null,
    itineraryTitle: first?.title ?? null,
    itineraryPrice: first?.price ?? null,
    estimate: first ? estimateOf(first) : null,
    furtherItineraryIds: further.map(({ id }) => id).join() || null,
    furtherItineraryTitles: further.map(({ title }) => title),
    furtherEstimates: further.length > 0 ? further.map(estimateOf) : null,
  }
}
