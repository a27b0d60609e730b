import type { Metadata } from 'next'
import { ErrorStatus } from '@/components/layout/error-status'
import { Plate } from '@/components/sections/plate'
import { Section } from '@/components/sections/section'
import { LinkButton } from '@/components/ui/button'
import { withdrawnPage } from '@/lib/content/notices'
import { parseItineraryId } from '@/lib/domain/ids'
import { getWithdrawnTitle } from '@/lib/itineraries/queries'
import { requestContext } from '@/lib/platform/request-context'

import { SimilarItineraries } from './similar-itineraries'

async function findWithdrawn(idText: string) {
  const id = parseItineraryId(idText)
  const title = id && (await getWithdrawnTitle(id))
  return title ? { id, title } : null
}

export async function missingMetadata(idText: string): Promise<Metadata> {
  const withdrawn = await findWithdrawn(idText)
  const { title, description } = withdrawn
    ? { title: withdrawn.title, description: withdrawnPage.description }
    : {
        title: 'Itinerary not found',
        description: 'We do not have this trip. All the trips that we run now are on our list.',
      }
  // Next.js adds noindex to what is not found.
  return { title, description }
}

export async function MissingItinerary({ id }: { id: string }) {
  const withdrawn = await findWithdrawn(id)
  const context = requestContext().getStore()
  // Sets the status (lib/cache/page-cache.mjs).
  if (context && withdrawn) context.isWithdrawn = true
  return (
    <>
      {withdrawn ? <WithdrawnItinerary {...withdrawn} /> : <UnknownItinerary />}
      <ErrorStatus />
    </>
  )
}

function UnknownItinerary() {
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

function WithdrawnItinerary({ id, title }: { id: number; title: string }) {
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
