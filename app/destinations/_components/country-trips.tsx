import { BookableTrips } from '@/components/itinerary/bookable-trips'
import { Section } from '@/components/sections/section'
import { SectionHeader } from '@/components/sections/section-header'
import type { Destination } from '@/lib/content/destinations/destination'
import type { TripCard } from '@/lib/trip-card'

/** The country's first three trips, or its samples. Spec: Kenya has none and then shows nothing (decision 56). */
export function CountryTrips({ trips, cards }: { trips: Destination['trips']; cards: TripCard[] }) {
  if (cards.length === 0) return null
  return (
    <Section tone="sand">
      <SectionHeader title={trips.title} intro={trips.intro} />
      <BookableTrips trips={cards} />
    </Section>
  )
}
