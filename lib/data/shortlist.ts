import 'server-only'
import { facets } from '../itineraries/facets'
import { readCatalogue } from './catalogue'
import { getItinerary, type ItineraryDetail } from './itineraries'

export type ShortlistTrip = ItineraryDetail & { animals: string[] }

/** In this order, with the animals they are for; counts those that no longer exist. */
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
