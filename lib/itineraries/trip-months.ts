import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '../cache/tags'
import { areaNames } from '../content/calendar'
import { db } from '../platform/db'
import { offered } from './queries'
import type { TripMonth } from './trip-month'

export async function getTripMonths(id: number): Promise<TripMonth[] | null> {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries, tags.itinerary(id), tags.places)
  const trip = await db().itinerary.findUnique({
    where: { id, ...offered },
    select: {
      bestMonths: true,
      stops: {
        orderBy: { position: 'asc' },
        select: { place: { select: { id: true, name: true, months: { orderBy: { month: 'asc' } } } } },
      },
    },
  })
  if (!trip) return null
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1
    const matches = trip.stops.flatMap(({ place }) => {
      const found = place.months.find((one) => one.month === month)
      return found ? [{ name: areaNames[place.id] ?? place.name, word: found.word, note: found.note }] : []
    })
    const byName = new Map(matches.toReversed().map((place) => [place.name, place]))
    return { month, isBest: trip.bestMonths.includes(month), places: [...byName.values()].toReversed() }
  })
}
