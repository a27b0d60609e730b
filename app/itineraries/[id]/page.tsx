import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { StructuredData } from '@/components/layout/structured-data'
import { config } from '@/lib/config'
import { tripTrail } from '@/lib/content/breadcrumbs'
import { getItinerary, listItineraryIds } from '@/lib/data/itineraries'
import { listReviews } from '@/lib/data/reviews'
import { parseItineraryId } from '@/lib/itinerary-id'
import { tripMetadata } from '@/lib/seo/metadata'
import { breadcrumbList } from '@/lib/structured-data/breadcrumb-list'
import { tripNodes } from '@/lib/structured-data/trip'
import { DayList } from './_components/day-list'
import { ItineraryTabs } from './_components/itinerary-tabs'
import { MoreTrips } from './_components/more-trips'
import { Overview } from './_components/overview'
import { PrintFoot } from './_components/print-foot'
import { PrintHead } from './_components/print-head'
import { QuoteBar } from './_components/quote-bar'
import { Reviews } from './_components/reviews'
import { TripHero } from './_components/trip-hero'
import { TripSidebar } from './_components/trip-sidebar'

type Props = PageProps<'/itineraries/[id]'>

// The first ones of the list are there from the start, the others from their first visit on.
const prerendered = 100

export async function generateStaticParams() {
  return (await listItineraryIds(prerendered)).map((id) => ({ id: String(id) }))
}

async function findItinerary(params: Props['params']) {
  const id = parseItineraryId((await params).id)
  return (id && (await getItinerary(id))) || notFound()
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return tripMetadata(await findItinerary(params))
}

export default async function ItineraryPage({ params }: Props) {
  const itinerary = await findItinerary(params)
  const reviews = await listReviews(itinerary.id)
  const contacts = { phone: config.phone, whatsapp: config.whatsapp, email: config.emails.reservations }
  const trail = tripTrail(itinerary)
  return (
    <article data-action-bar>
      <PrintHead />
      <TripHero itinerary={itinerary} trail={trail} />
      <ItineraryTabs
        reviewCount={itinerary.totalReviews}
        overview={<Overview itinerary={itinerary} />}
        days={<DayList dayByDay={itinerary.dayByDay} />}
        reviews={<Reviews itinerary={itinerary} reviews={reviews} contacts={contacts} />}
        sidebar={<TripSidebar itinerary={itinerary} />}
      />
      <MoreTrips id={itinerary.id} />
      <PrintFoot id={itinerary.id} />
      <QuoteBar itinerary={itinerary} />
      <StructuredData nodes={[breadcrumbList(trail), ...tripNodes(itinerary, reviews)]} />
    </article>
  )
}
