import { TextLink } from '@/components/ui/text-link'
import { bookHref, type ItinerarySummary } from '@/lib/itineraries/summary'
import { cn } from '@/lib/look/cn'
import { ItineraryCard } from './itinerary-card'

export function BookableItineraries({ itineraries, isWide }: { itineraries: ItinerarySummary[]; isWide?: boolean }) {
  return (
    <ul className={cn('grid gap-x-column gap-y-[clamp(2.25rem,4vw,3rem)] md:grid-cols-2', !isWide && 'lg:grid-cols-3')}>
      {itineraries.map((itinerary) => (
        <li
          key={itinerary.id ?? itinerary.title}
          className={cn('grid', isWide ? 'md:last:odd:col-span-2' : 'md:max-lg:last:odd:col-span-2')}
        >
          <ItineraryCard itinerary={itinerary} isWide={isWide}>
            <TextLink href={bookHref(itinerary)}>
              Book Now<span className="sr-only">: {itinerary.title}</span>
            </TextLink>
          </ItineraryCard>
        </li>
      ))}
    </ul>
  )
}
