import { BookableTrips } from '@/components/itinerary/bookable-trips'
import { Section } from '@/components/sections/section'
import { SectionHeader } from '@/components/sections/section-header'
import type { Destination } from '@/lib/content/destinations/destination'
import { listItineraries } from '@/lib/data/itineraries'
import { noFilters } from '@/lib/itinerary-filters'
import type { Country } from '@/lib/itinerary-options'
import { tripsOrSamples } from '@/lib/trip-card'

/** The country's first three trips, or its samples. Spec: Kenya has none and then shows nothing (decision 56). */
export async function CountryTrips({ country, trips }: { country: Country; trips: Destination['trips'] }) {
  const cards = tripsOrSamples(await listItineraries({ ...noFilters, country }, 3), trips.samples)
  if (cards.length === 0) return null
  return (
    <Section tone="sand">
      <SectionHeader title={trips.title} intro={trips.intro} />
      <BookableTrips trips={cards} />
    </Section>
  )
}
