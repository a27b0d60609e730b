import { Section } from '@/components/sections/section'
import { LinkButton } from '@/components/ui/button'
import { withdrawnPage } from '@/lib/content/withdrawn'
import { SimilarItineraries } from './similar-itineraries'

export function WithdrawnItinerary({ id, title }: { id: number; title: string }) {
  return (
    <>
      <Section>
        <h1 className="font-display text-hero [overflow-wrap:anywhere]">{title}</h1>
        <p className="mt-4 max-w-text font-serif text-ink-soft text-lead">{withdrawnPage.lead}</p>
        <LinkButton href="/itineraries" className="mt-7">
          {withdrawnPage.toTrips}
        </LinkButton>
      </Section>
      <SimilarItineraries id={id} />
    </>
  )
}
