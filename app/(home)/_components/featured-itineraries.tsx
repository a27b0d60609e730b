import { ArrowRight } from 'lucide-react'
import { ItineraryItems } from '@/components/itinerary/itinerary-grid'
import { Section } from '@/components/sections/section'
import { SectionHeader } from '@/components/sections/section-header'
import { TextLink } from '@/components/ui/text-link'
import { words } from '@/lib/content/queries'
import type { ItinerarySummary } from '@/lib/domain/summary'

export async function FeaturedItineraries({ itineraries }: { itineraries: ItinerarySummary[] }) {
  const { featured } = await words('home')
  if (itineraries.length === 0) return null
  return (
    <Section tone="sand">
      <SectionHeader title={featured.title}>
        <TextLink href="/itineraries">
          {featured.all}
          <ArrowRight aria-hidden="true" className="size-5" />
        </TextLink>
      </SectionHeader>
      <ul className="swipe-row cards lg:grid-cols-3">
        <ItineraryItems itineraries={itineraries} />
      </ul>
    </Section>
  )
}
