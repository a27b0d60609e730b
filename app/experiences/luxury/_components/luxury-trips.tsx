import { ArrowRight } from 'lucide-react'
import { BookableTrips } from '@/components/itinerary/bookable-trips'
import { TextLink } from '@/components/ui/text-link'
import { samples, trips } from '@/lib/content/experiences/luxury'
import { listItineraries } from '@/lib/data/itineraries'
import { noFilters } from '@/lib/itinerary-filters'
import { tripsOrSamples } from '@/lib/trip-card'
import { OffsetSection } from './offset-section'

export async function LuxuryTrips() {
  const found = await listItineraries({ ...noFilters, packageType: 'Luxury' }, 3)
  return (
    <OffsetSection title={trips.title} tone="sand">
      <BookableTrips trips={tripsOrSamples(found, samples)} isWide />
      {/* Spec: to the whole list, not only its luxury part (decision 54). */}
      <TextLink href="/itineraries" className="mt-8">
        {trips.all}
        <span className="sr-only"> itineraries</span>
        <ArrowRight aria-hidden="true" className="size-5" />
      </TextLink>
    </OffsetSection>
  )
}
