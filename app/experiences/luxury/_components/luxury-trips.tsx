import { ArrowRight } from 'lucide-react'
import { BookableTrips } from '@/components/itinerary/bookable-trips'
import { TextLink } from '@/components/ui/text-link'
import { trips } from '@/lib/content/experiences/luxury'
import type { TripCard } from '@/lib/trip-card'
import { OffsetSection } from './offset-section'

export function LuxuryTrips({ cards }: { cards: TripCard[] }) {
  return (
    <OffsetSection title={trips.title} tone="sand">
      <BookableTrips trips={cards} isWide />
      {/* Spec: to the whole list, not only its luxury part (decision 54). */}
      <TextLink href="/itineraries" className="mt-8">
        {trips.all}
        <span className="sr-only"> itineraries</span>
        <ArrowRight aria-hidden="true" className="size-5" />
      </TextLink>
    </OffsetSection>
  )
}
