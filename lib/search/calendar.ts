import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '../cache/tags'
import { areaNames } from '../content/calendar'
import { type Country, kindsOnTheWay } from '../domain/choices'
import { monthNames } from '../domain/details'
import { monthNumber, upcomingMonths } from '../domain/travellers'
import { db } from '../platform/db'
import { parkRows, sightRows } from './calendar-rows'
import { readCatalogue } from './catalogue'

export type Calendar = Awaited<ReturnType<typeof getCalendar>>

/** The year in the parks that trips visit, the number of trips at their best in each month, and of dates to join. */
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
  const joinDays = trips.flatMap(({ joinDays }) => joinDays)
  // Those that the list picks for the name of a month.
  const upcoming = upcomingMonths(new Date(), 12)
  const countDates = (month: number) => {
    const next = upcoming.find((one) => monthNumber(one) === month)
    return joinDays.filter((day) => day.slice(0, 7) === next).length
  }
  return {
    country,
    months: monthNames.map((name, index) => ({
      name,
      trips: trips.filter(({ months }) => months.includes(index + 1)).length,
      dates: countDates(index + 1),
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
