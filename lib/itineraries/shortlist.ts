import 'server-only'
import { seenLabels } from '../domain/wildlife'
import { getItinerary, type ItineraryDetail } from './itineraries'
import { getWithdrawnTitle } from './withdrawn-itineraries'

export type ShortlistTrip = ItineraryDetail & { animals: string[] }

/** In this order, with the animals one sees; names those that are withdrawn and counts unknown ones. */
export async function readShortlist(ids: number[]) {
  const found = await Promise.all(ids.map(getItinerary))
  const trips = found.flatMap((trip): ShortlistTrip[] =>
    trip ? [{ ...trip, animals: seenLabels(trip.wildlife) }] : [],
  )
  const missing = ids.filter((id) => !trips.some((trip) => trip.id === id))
  const titles = await Promise.all(missing.map(getWithdrawnTitle))
  const withdrawn = titles.filter((title) => title !== null)
  return { trips, withdrawn, unknown: missing.length - withdrawn.length }
}
