// Which other trips to offer beside one.
import type { Itinerary } from './data/itineraries'

/**
 * The trips most like one: same category, package type and country count, nearer in days breaks the tie.
 * Takes all trips, the one shown and how many are wanted. Returns that many at most, never the one shown.
 */
export function similarTrips(all: Itinerary[], shown: Itinerary, count: number) {
  const likeness = (trip: Itinerary) =>
    Number(trip.category === shown.category) * 2 +
    Number(trip.packageType === shown.packageType) * 2 +
    Number(trip.country === shown.country) -
    Math.abs(trip.duration - shown.duration) / 20
  return all
    .filter((trip) => trip.id !== shown.id)
    .sort((a, b) => likeness(b) - likeness(a))
    .slice(0, count)
}
