// What the documented answers and the cards say of a trip follows from its rows of prices, days and stops.
import { isDeepStrictEqual } from 'node:util'
import type { Prisma } from '../../prisma/generated/client'
import { utcDay } from '../domain/utc-day'
import type { Db } from '../platform/db'
import { estimate } from '../prices/estimate'
import { toPrices, withPrices } from '../prices/price-table'
import { hoursText, kmText } from './days'

const facts = {
  ...withPrices,
  days: { orderBy: { day: 'asc' } },
  stops: { orderBy: { position: 'asc' }, include: { place: { select: { name: true } } } },
} satisfies Prisma.ItineraryInclude

type Row = Prisma.ItineraryGetPayload<{ include: typeof facts }>

const atOnce = 100

/**
 * Writes price, dayByDay and destinations of these trips. Without ids, of all trips that differ, where parts without rows
 * stay as they are. A season past its "Valid until" (compared with `today`) counts no more. Returns how many it wrote.
 */
export async function refreshTrips(tx: Db, ids?: number[], today = utcDay(new Date())) {
  let written = 0
  for (let after = 0; ; ) {
    const rows = await tx.itinerary.findMany({
      where: { id: { gt: after, ...(ids && { in: ids }) } },
      include: facts,
      orderBy: { id: 'asc' },
      take: atOnce,
    })
    for (const row of rows) if (await refresh(tx, row, today, ids !== undefined)) written += 1
    if (rows.length < atOnce) return written
    after = rows.at(-1)?.id ?? after
  }
}

/** Returns whether it was written. */
async function refresh(tx: Db, row: Row, today: string, isChanged: boolean) {
  const data = { price: priceOf(row, today), dayByDay: daysOf(row), destinations: row.stops.map(describeStop) }
  const kept = isChanged ? data : withoutMissing(row, data)
  // A change of facts stamps the trip, also where these words stay the same.
  if (!isChanged && isSame(row, kept)) return false
  await tx.itinerary.update({ where: { id: row.id }, data: kept })
  return true
}

type Derived = { price: number; dayByDay: Prisma.InputJsonObject; destinations: string[] }

/** For two sharing in the cheapest season, with every charge that nobody can avoid; 0 is on request. */
function priceOf(row: Row, today: string) {
  const lowest = estimate(
    { ...toPrices(row, today), duration: row.duration },
    { adults: 2, kids: 0, toddlers: 0 },
    null,
    today,
  )
  return lowest.isPriced ? lowest.each / 100 : 0
}

const daysOf = ({ days }: Row) => Object.fromEntries(days.map((day) => [`day${day.day}`, toDocumentedDay(day)]))

const describeStop = ({ label, way, place }: Row['stops'][number]) => `${label ?? place.name}${way ? ` (${way})` : ''}`

function withoutMissing({ prices, days, stops }: Row, { price, dayByDay, destinations }: Derived): Partial<Derived> {
  return {
    ...(prices.length > 0 && { price }),
    ...(days.length > 0 && { dayByDay }),
    ...(stops.length > 0 && { destinations }),
  }
}

function isSame(row: Row, { price, dayByDay, destinations }: Partial<Derived>) {
  return (
    (price === undefined || price === row.price.toNumber()) &&
    (destinations === undefined || destinations.join('\n') === row.destinations.join('\n')) &&
    (dayByDay === undefined || isDeepStrictEqual(row.dayByDay, dayByDay))
  )
}

/** As the specification documents a day: its numbers as words; a day of only a text is that text. */
function toDocumentedDay(day: Row['days'][number]) {
  const { title, description, meals, bed, wayNote, flightRoute } = day
  const hasStops = wayNote?.startsWith('with ')
  const walkHours = hoursText(day.walkHours)
  const walk = [
    day.walkKm.length > 0 && `${kmText(day.walkKm)} on foot`,
    walkHours && `${walkHours}${day.walkKm.length > 0 ? '' : ' on foot'}`,
  ]
  const isWalk = walk.some(Boolean)
  const road =
    kmText(day.roadKm) && `${day.isApproximate ? 'about ' : ''}${kmText(day.roadKm)}${isWalk ? ' by road' : ''}`
  const boat = day.boatHours.length > 0 && `${hoursText(day.boatHours)} on the water`
  const drive = day.roadHours.length > 0 && hoursText(day.roadHours)
  const flight = day.flightHours.length > 0 && hoursText(day.flightHours)
  const told = {
    driveTime: drive && `${drive}${day.isThereAndBack ? ' each way' : ''}${hasStops ? ` ${wayNote}` : ''}`,
    distance: [road, ...walk, boat, !hasStops && wayNote].filter(Boolean).join(', '),
    flight: flight && `${flight}${flightRoute ? `${flightRoute.startsWith('with ') ? ' ' : ', '}${flightRoute}` : ''}`,
    meals,
    lodging: bed,
  }
  const given = Object.entries(told).flatMap(([key, text]) =>
    text ? [[key, text.replaceAll('\u00a0', ' ')] as const] : [],
  )
  if (title === null && given.length === 0) return description
  return { ...(title !== null && { title }), ...(description && { description }), ...Object.fromEntries(given) }
}
