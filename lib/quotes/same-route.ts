import type { ItineraryDetail } from '../itineraries/queries'
import { hasMap } from '../maps/itinerary-map'
import type { QuoteSnapshot } from './snapshot'

/** Whether the trip as it is now goes where the days of an offer go: only then its map and its ways are theirs. */
export function isSameRoute({ days }: Pick<QuoteSnapshot, 'days'>, itinerary: ItineraryDetail) {
  const places = itinerary.days.map(({ from, to }) => new Set([from, to].flatMap((place) => place?.name ?? [])))
  return (
    hasMap(itinerary.stops) &&
    days.length === places.length &&
    days.every(({ placeNames = [] }, index) => areEqual(new Set(placeNames), places[index]))
  )
}

const areEqual = (one: Set<string>, other?: Set<string>) => [...one].sort().join() === [...(other ?? [])].sort().join()
