import { ArrowRight } from 'lucide-react'
import { ItineraryGrid } from '@/components/itinerary/itinerary-grid'
import { Section } from '@/components/sections/section'
import { SectionHeader } from '@/components/sections/section-header'
import { TextLink } from '@/components/ui/text-link'
import { type Itinerary, listItineraries } from '@/lib/data/itineraries'
import { similarTrips } from '@/lib/similar-trips'
import { toTripCard } from '@/lib/trip-card'

export async function MoreTrips({ itinerary }: { itinerary: Itinerary }) {
  const trips = similarTrips(await listItineraries(), itinerary, 3)
  if (trips.length < 3) return null
  return (
    <Section tone="sand" className="print:hidden">
      <SectionHeader title="Three more to weigh up">
        <TextLink href="/itineraries">
          All itineraries
          <ArrowRight aria-hidden="true" className="size-5" />
        </TextLink>
      </SectionHeader>
      <ItineraryGrid trips={trips.map(toTripCard)} />
    </Section>
  )
}
