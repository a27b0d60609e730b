import { TextLink } from '@/components/ui/text-link'
import { cn } from '@/lib/design/cn'
import { bookHref, type ItinerarySummary } from '@/lib/domain/summary'
import { ItineraryCard } from './itinerary-card'

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
