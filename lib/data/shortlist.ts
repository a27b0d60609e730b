// Reads the trips of a shortlist.
import 'server-only'
import { facets } from '../itineraries/facets'
import { readCatalogue } from './catalogue'
import { getItinerary, type ItineraryDetail } from './itineraries'

export type ShortlistTrip = ItineraryDetail & { animals: string[] }

/** These trips in this order, with the animals that they are for. Those that are gone are left out, and counted. */
export async function readShortlist(ids: number[]) {
  const [found, catalogue] = await Promise.all([Promise.all(ids.map(getItinerary)), readCatalogue()])
  const trips = found.flatMap((trip): ShortlistTrip[] => {
    if (!trip) return []
    const slugs = catalogue.find(({ id }) => id === trip.id)?.animals ?? []
    const animals = facets.animal.filter(({ value }) => slugs.includes(value)).map(({ label }) => label)
    return [{ ...trip, animals }]
  })
  return { trips, gone: ids.length - trips.length }
}
