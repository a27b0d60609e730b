import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Section } from '@/components/sections/section'
import { LinkButton } from '@/components/ui/button'
import { withdrawnPage } from '@/lib/content/withdrawn'
import { getWithdrawnTitle } from '@/lib/data/withdrawn-itineraries'
import { parseItineraryId } from '@/lib/itineraries/id'
import { SimilarItineraries } from '../../[id]/_components/similar-itineraries'

type Props = PageProps<'/itineraries/withdrawn/[id]'>

// Next needs one page to prerender, so this one is "not found". The real ones are made at their first visit.
export const generateStaticParams = () => [{ id: '0' }]

async function findWithdrawn(params: Props['params']) {
  const id = parseItineraryId((await params).id)
  const title = id && (await getWithdrawnTitle(id))
  return title ? { id, title } : notFound()
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title } = await findWithdrawn(params)
  return { title, description: withdrawnPage.description, robots: { index: false } }
}

/** Sent with status 410 for the address of the trip (scripts/front/finish.ts). */
export default async function WithdrawnItineraryPage({ params }: Props) {
  const { id, title } = await findWithdrawn(params)
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
