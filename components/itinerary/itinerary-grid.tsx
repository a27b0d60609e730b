import { cn } from '@/lib/design/cn'
import type { ListedItinerary } from '@/lib/search/itinerary-pages'
import { ItineraryCard } from './itinerary-card'

type Props = { itineraries: ListedItinerary[]; isFirstView?: boolean }

/** `isSwiped`: one row to swipe through on a phone. */
export function ItineraryGrid({ isSwiped, ...props }: Props & { isSwiped?: boolean }) {
  return (
    <ul className={cn('cards lg:grid-cols-3', isSwiped && 'swipe-row')}>
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
