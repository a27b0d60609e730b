import type { ListedItinerary } from '@/lib/itineraries/summary'
import { ItineraryCard } from './itinerary-card'

type Props = { itineraries: ListedItinerary[]; isFirstView?: boolean }

export function ItineraryGrid(props: Props) {
  return (
    <ul className="cards lg:grid-cols-3">
      <ItineraryItems {...props} />
    </ul>
  )
}

export function ItineraryItems({ itineraries, isFirstView }: Props) {
  return itineraries.map((itinerary, index) => (
    <ItineraryCard
      key={itinerary.id ?? itinerary.title}
      itinerary={itinerary}
      isFirstView={isFirstView && index === 0}
      note={itinerary.reason ?? itinerary.season}
    />
  ))
}
