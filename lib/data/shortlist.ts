import 'server-only'
import { facets } from '../itineraries/facets'
import { readCatalogue } from './catalogue'
import { getItinerary, type ItineraryDetail } from './itineraries'
import { getWithdrawnTitle } from './withdrawn-itineraries'

export type ShortlistTrip = ItineraryDetail & { animals: string[] }

/** In this order, with the animals they are for; names those that are withdrawn and counts unknown ones. */
export async function readShortlist(ids: number[]) {
  const [found, catalogue] = await Promise.all([Promise.all(ids.map(getItinerary)), readCatalogue()])
  const trips = found.flatMap((trip): ShortlistTrip[] => {
    if (!trip) return []
    const slugs = catalogue.find(({ id }) => id === trip.id)?.animals ?? []
    const animals = facets.animal.filter(({ value }) => slugs.includes(value)).map(({ label }) => label)
    return [{ ...trip, animals }]
  })
  const missing = ids.filter((id) => !trips.some((trip) => trip.id === id))
  const titles = await Promise.all(missing.map(getWithdrawnTitle))
  const withdrawn = titles.filter((title) => title !== null)
  return { trips, withdrawn, unknown: missing.length - withdrawn.length }
}
