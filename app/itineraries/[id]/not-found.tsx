import { Section } from '@/components/sections/section'
import { LinkButton } from '@/components/ui/button'
import { SafariImage } from '@/components/ui/safari-image'

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
        <div className="relative aspect-4/3 overflow-hidden rounded-print border-6 border-white bg-straw shadow-plate md:border-plate">
          <SafariImage src={null} alt="" sizes="24rem" />
        </div>
      </div>
    </Section>
  )
}
