import type { TripCard } from '@/lib/trip-card'
import { gridLook } from './grid-look'
import { ItineraryCard } from './itinerary-card'

type Props = { trips: TripCard[]; isFirstView?: boolean }

export function ItineraryGrid(props: Props) {
  return (
    <ul className={gridLook}>
      <ItineraryItems {...props} />
    </ul>
  )
}

/**
 * The items of a grid; in two columns the last one fills its row when it is alone there. The first card's picture is
 * preloaded when the grid opens the page.
 */
export function ItineraryItems({ trips, isFirstView }: Props) {
  return trips.map((trip, index) => (
    <li key={trip.id ?? trip.title} className="grid md:max-lg:last:odd:col-span-2">
      <ItineraryCard trip={trip} isFirstView={isFirstView && index === 0} />
    </li>
  ))
}
