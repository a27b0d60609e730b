import { BookableItineraries } from '@/components/itinerary/bookable-itineraries'
import { Section } from '@/components/sections/section'
import { SectionHeader } from '@/components/sections/section-header'
import type { Destination } from '@/lib/content/destinations/destination'
import type { ItinerarySummary } from '@/lib/domain/summary'

/** The country's first three trips, or its samples; Kenya has no samples and then shows nothing (decision 56). */
export function CountryItineraries({
  itineraries,
  cards,
}: {
  itineraries: Destination['itineraries']
  cards: ItinerarySummary[]
}) {
  if (cards.length === 0) return null
  return (
    <Section tone="sand" className="max-md:py-band-sm">
      <SectionHeader title={itineraries.title} intro={itineraries.intro} />
      <BookableItineraries itineraries={cards} />
    </Section>
  )
}
