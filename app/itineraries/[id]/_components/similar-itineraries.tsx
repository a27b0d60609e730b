import { ArrowRight } from 'lucide-react'
import { ItineraryGrid } from '@/components/itinerary/itinerary-card'
import { Section, SectionHeader } from '@/components/sections/section'
import { TextLink } from '@/components/ui/text-link'
import { listSimilarItineraries } from '@/lib/search/summaries'

export async function SimilarItineraries({ id }: { id: number }) {
  const itineraries = await listSimilarItineraries(id, 3)
  if (itineraries.length < 3) return null
  return (
    <Section tone="sand" className="max-md:py-band-sm print:hidden">
      <SectionHeader title="Similar trips">
        <TextLink href="/itineraries">
          All itineraries
          <ArrowRight className="size-5" />
        </TextLink>
      </SectionHeader>
      <ItineraryGrid itineraries={itineraries} isSwiped />
    </Section>
  )
}
