import { ArrowRight } from 'lucide-react'
import { BookableItineraries } from '@/components/itinerary/bookable-itineraries'
import { TextLink } from '@/components/ui/text-link'
import { itineraries } from '@/lib/content/experiences/luxury'
import type { ItinerarySummary } from '@/lib/domain/summary'
import { OffsetSection } from './offset-section'

export function LuxuryItineraries({ cards }: { cards: ItinerarySummary[] }) {
  return (
    <OffsetSection title={itineraries.title} tone="sand">
      <BookableItineraries itineraries={cards} isWide />
      {/* Specification: to the whole list, not only its luxury part (decision 54). */}
      <TextLink href="/itineraries" className="mt-8">
        {itineraries.all}
        <span className="sr-only"> itineraries</span>
        <ArrowRight aria-hidden="true" className="size-5" />
      </TextLink>
    </OffsetSection>
  )
}
