import type { ListedItinerary } from '@/lib/itineraries/summary'
import { gridLook } from './grid-look'
import { ItineraryCard } from './itinerary-card'

type Props = { itineraries: ListedItinerary[]; isFirstView?: boolean }

export function ItineraryGrid(props: Props) {
  return (
    <ul className={gridLook}>
      <ItineraryItems {...props} />
    </ul>
  )
}

export function ItineraryItems({ itineraries, isFirstView }: Props) {
  return itineraries.map((itinerary, index) => (
    <li key={itinerary.id ?? itinerary.title} className="grid md:max-lg:last:odd:col-span-2">
      <ItineraryCard
        itinerary={itinerary}
        isFirstView={isFirstView && index === 0}
        note={itinerary.reason ?? itinerary.season}
      />
    </li>
  ))
}
