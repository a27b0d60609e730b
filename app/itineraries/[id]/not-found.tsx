import { Plate } from '@/components/sections/plate'
import { Section } from '@/components/sections/section'
import { LinkButton } from '@/components/ui/button'

export default function ItineraryNotFound() {
  return (
    <Section>
      <div className="grid items-center gap-x-column gap-y-8 md:grid-cols-[1fr_24rem]">
        <div>
          <h1 className="font-display text-hero">Itinerary not found</h1>
          <p className="mt-4 max-w-text font-serif text-lead text-ink-soft">
            We couldn't find the safari experience you're looking for.
          </p>
          <LinkButton href="/itineraries" className="mt-7">
            Browse All Safaris
          </LinkButton>
        </div>
        <Plate src={null} sizes="24rem" className="aspect-4/3" />
      </div>
    </Section>
  )
}
