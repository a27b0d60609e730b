import { TextLink } from '@/components/ui/text-link'
import { cn } from '@/lib/design/cn'
import { bookHref, type ItinerarySummary } from '@/lib/domain/summary'
import type { ListedItinerary } from '@/lib/search/list-page'
import { ItineraryCard } from './itinerary-card'

type Props = { itineraries: ListedItinerary[]; isFirstView?: boolean }

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

export function BookableItineraries({ itineraries, isWide }: { itineraries: ItinerarySummary[]; isWide?: boolean }) {
  return (
    <ul className={cn('cards', !isWide && 'swipe-row lg:grid-cols-3')}>
      {itineraries.map((itinerary) => (
        <ItineraryCard key={itinerary.id ?? itinerary.title} itinerary={itinerary} isWide={isWide}>
          <TextLink href={bookHref(itinerary)}>
            Book Now<span className="sr-only">: {itinerary.title}</span>
          </TextLink>
        </ItineraryCard>
      ))}
    </ul>
  )
}
