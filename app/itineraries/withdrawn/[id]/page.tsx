import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { withdrawnPage } from '@/lib/content/withdrawn'
import { getWithdrawnTitle } from '@/lib/data/withdrawn-itineraries'
import { parseItineraryId } from '@/lib/itineraries/id'
import { WithdrawnItinerary } from '../../[id]/_components/withdrawn-itinerary'

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
  return <WithdrawnItinerary {...(await findWithdrawn(params))} />
}
