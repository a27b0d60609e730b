import { ArrowRight } from 'lucide-react'
import { ItineraryGrid } from '@/components/itinerary/itinerary-grid'
import { Section } from '@/components/sections/section'
import { SectionHeader } from '@/components/sections/section-header'
import { TextLink } from '@/components/ui/text-link'
import { listSimilarTrips } from '@/lib/data/trip-cards'

export async function MoreTrips({ id }: { id: number }) {
  const trips = await listSimilarTrips(id, 3)
  if (trips.length < 3) return null
  return (
    <Section tone="sand" className="print:hidden">
      <SectionHeader title="Three more to weigh up">
        <TextLink href="/itineraries">
          All itineraries
          <ArrowRight aria-hidden="true" className="size-5" />
        </TextLink>
      </SectionHeader>
      <ItineraryGrid trips={trips} />
    </Section>
  )
}
