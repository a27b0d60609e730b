import type { TripCard } from '@/lib/trip-card'
import { ItineraryCard } from './itinerary-card'

/** Cards in one, two or three columns. The first card's picture is preloaded when the grid opens the page. */
export function ItineraryGrid({ trips, isFirstView }: { trips: TripCard[]; isFirstView?: boolean }) {
  return (
    <ul className="grid gap-x-column gap-y-[clamp(2.25rem,4vw,3rem)] md:grid-cols-2 lg:grid-cols-3">
      {trips.map((trip, index) => (
        <li key={trip.id ?? trip.title} className="grid">
          <ItineraryCard trip={trip} isFirstView={isFirstView && index === 0} />
        </li>
      ))}
    </ul>
  )
}
