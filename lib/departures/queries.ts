import 'server-only'
import { dayAfter } from '../domain/day-after'
import { utcDay } from '../domain/utc-day'
import { offered } from '../itineraries/offered'
import { type Db, databaseDay, db } from '../platform/db'
import { estimate } from '../prices/estimate'
import { toPrices, withPrices } from '../prices/price-table'

export type DepartureState = 'open' | 'few' | 'full' | 'gone'

/** Days such as 2027-06-05. */
export type Departure = {
  id: number
  itineraryId: number
  title: string
  firstDay: string
  lastDay: string
  seats: number
  left: number
  /** Enough are booked for it to leave. */
  isSure: boolean
  /** From how many booked travellers on it is sure. */
  sureFrom: number
  state: DepartureState
  /** US cents for one of two sharing, with all compulsory charges; null: on request. */
  price: number | null
  guideLanguage: string | null
  note: string | null
}

export type Places = { seats: number; booked: number; held: number; left: number; isSure: boolean }

/** By departure. Withdrawn ones have places too. */
export async function readPlaces(tx: Db, ids: number[]): Promise<Map<number, Places>> {
  if (ids.length === 0) return new Map()
  const found = await tx.$queryRaw<(Places & { id: number })[]>`
    SELECT departure_id AS id, seats, booked, held, "left", is_sure AS "isSure"
    FROM departure_places WHERE departure_id = ANY(${ids})`
  return new Map(found.map(({ id, ...places }) => [id, places]))
}

/** Who has places, `name` as they wrote it, and until when they are held; null: booked. The first to come first. */
export type Taker = {
  departureId: number
  itineraryId: number
  firstDay: string
  reference: string
  name: string
  people: number
  heldUntil: string | null
  holdId: number | null
}

/** Of one departure, or of all. */
export const readTakers = (tx: Db, departureId: number | null = null) => tx.$queryRaw<Taker[]>`
  SELECT departures.id AS "departureId", departures.itinerary_id AS "itineraryId", first_day::text AS "firstDay", reference,
    coalesce(bookings.name, reference) AS name, people, held_until::text AS "heldUntil", hold_id AS "holdId"
  FROM departure_takers AS taker JOIN departures ON departures.id = taker.departure_id LEFT JOIN bookings USING (reference)
  WHERE ${departureId}::int IS NULL OR departures.id = ${departureId}::int
  ORDER BY departures.first_day, departures.id, held_until NULLS FIRST, reference`

/** So many places or fewer are few. */
const few = 3

export function toState({ left }: Pick<Places, 'left'>, firstDay: string, today: string): DepartureState {
  if (firstDay <= today) return 'gone'
  if (left <= 0) return 'full'
  return left <= few ? 'few' : 'open'
}

/** After they have left. */
export const daysShownAfter = 30

/**
 * Those of shared trips that are on the site, by day; those that have left for another 30 days. Uncached: places are
 * counted as they are taken.
 */
export async function listDepartures(itineraryId?: number): Promise<Departure[]> {
  const today = await databaseDay()
  const rows = await db().departure.findMany({
    where: {
      withdrawnAt: null,
      itineraryId,
      firstDay: { gte: new Date(dayAfter(today, -daysShownAfter)) },
      itinerary: { ...offered, departure: 'shared' },
    },
    include: { itinerary: { include: withPrices } },
    orderBy: [{ firstDay: 'asc' }, { itineraryId: 'asc' }],
  })
  const places = await readPlaces(
    db(),
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, itinerary, ...row }) => {
    const counted = places.get(id)
    if (!counted) return []
    const firstDay = utcDay(row.firstDay)
    const trip = { ...toPrices(itinerary, today), duration: itinerary.duration }
    const two = estimate(trip, { adults: 2, kids: 0, toddlers: 0 }, firstDay, today)
    return {
      ...{
        id,
        itineraryId: itinerary.id,
        title: itinerary.title,
        firstDay,
        lastDay: dayAfter(firstDay, itinerary.duration - 1),
      },
      ...{ seats: counted.seats, left: Math.max(0, counted.left), isSure: counted.isSure, sureFrom: row.sureFrom },
      state: toState(counted, firstDay, today),
      price: two.isPriced ? two.each : row.price && row.price * 100,
      guideLanguage: row.guideLanguage,
      note: row.note,
    }
  })
}
