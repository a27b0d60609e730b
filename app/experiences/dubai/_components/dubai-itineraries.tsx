import { Users } from 'lucide-react'
import { ItineraryCard } from '@/components/itinerary/itinerary-card'
import { Section } from '@/components/sections/section'
import { itineraries } from '@/lib/content/experiences/dubai'
import type { ItinerarySummary } from '@/lib/domain/summary'

/** Specification: only shown when at least one trip goes to Dubai. */
export function DubaiItineraries({ cards }: { cards: ItinerarySummary[] }) {
  if (cards.length === 0) return null
  return (
    <Section tone="sand">
      <div className="grid gap-x-column gap-y-stack lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="font-display text-title">{itineraries.title}</h2>
          <p className="mt-4 max-w-96 text-pretty font-serif text-lead text-ink-soft">{itineraries.intro}</p>
        </div>
        <ul className="cards lg:col-[5/-1]">
          {cards.map((itinerary) => (
            <ItineraryCard key={itinerary.id} itinerary={itinerary} note={<SmallGroups />} />
          ))}
        </ul>
      </div>
    </Section>
  )
}

function SmallGroups() {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Users aria-hidden="true" className="size-[1.125rem] shrink-0" strokeWidth={1.9} />
      {itineraries.note}
    </span>
  )
}
