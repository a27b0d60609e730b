import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '../cache/tags'
import { areaNames } from '../content/calendar'
import { type Country, kindsOnTheWay } from '../domain/choices'
import { monthNames } from '../domain/details'
import { db } from '../platform/db'
import { parkRows, sightRows } from './calendar-rows'
import { readCatalogue } from './catalogue'

export type Calendar = Awaited<ReturnType<typeof getCalendar>>

/** The year in the parks that trips visit, and the number of trips at their best in each month. */
export async function getCalendar(country: Country | null) {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.places, tags.itineraries)
  const [rows, catalogue] = await Promise.all([
    db().place.findMany({
      where: { id: { in: await placesOfTrips() }, months: { some: {} }, ...(country && { country }) },
      select: {
        id: true,
        name: true,
        kind: true,
        months: { select: { month: true, word: true } },
        animals: { where: { animal: 'migration' }, select: { months: true } },
      },
      orderBy: { id: 'asc' },
    }),
    readCatalogue(),
  ])
  // Transit towns have no row, unless they stand for their area.
  const parks = rows.filter(({ id, kind }) => areaNames[id] || !kindsOnTheWay.includes(kind))
  const places = parks.map(({ id, name, months, animals }) => ({
    name: areaNames[id] ?? name,
    months,
    herds: animals.flatMap((herds) => herds.months),
  }))
  const trips = catalogue.filter((trip) => !country || trip.country === country)
  return {
    country,
    months: monthNames.map((name, index) => ({
      name,
      trips: trips.filter(({ months }) => months.includes(index + 1)).length,
    })),
    parks: parkRows(places),
    sights: sightRows(places),
  }
}

/** Stops of the trips on offer, including camps that move with the season. */
async function placesOfTrips() {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT DISTINCT unnest(array_append(instead, place_id::text)) AS id FROM itinerary_stops
    JOIN itineraries AS trip ON trip.id = itinerary_id WHERE withdrawn_at IS NULL`
  return rows.map(({ id }) => id)
}
