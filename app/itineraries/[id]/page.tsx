import { Planner } from '@/components/itinerary/planner'
import { KeptNote } from '@/components/layout/offline/kept-note'
import { PrintHead } from '@/components/layout/print-head'
import { StructuredData } from '@/components/layout/structured-data'
import { metadataOrUnavailable, pageOrUnavailable } from '@/components/layout/unavailable'
import { config } from '@/lib/config'
import { itineraryTrail } from '@/lib/content/breadcrumbs'
import { offline } from '@/lib/content/offline'
import { getItinerary, listItineraryIds } from '@/lib/data/itineraries'
import { countStars } from '@/lib/data/review-counts'
import { listReviews } from '@/lib/data/reviews'
import { contactsFor, words } from '@/lib/data/words'
import { parseItineraryId } from '@/lib/itineraries/id'
import { itineraryMetadata } from '@/lib/seo/metadata'
import { breadcrumbList } from '@/lib/seo/structured-data/breadcrumb-list'
import { itineraryNodes } from '@/lib/seo/structured-data/itinerary'
import { Days } from './_components/days'
import { ItineraryHero } from './_components/itinerary-hero'
import { ItinerarySidebar } from './_components/itinerary-sidebar'
import { ItineraryTabs } from './_components/itinerary-tabs'
import { KeepOffline } from './_components/keep-offline'
import { MissingItinerary, missingMetadata } from './_components/missing-itinerary'
import { Overview } from './_components/overview'
import { PrintFoot } from './_components/print-foot'
import { QuoteBar } from './_components/quote-bar'
import { Reviews } from './_components/reviews'
import { SimilarItineraries } from './_components/similar-itineraries'

type Props = PageProps<'/itineraries/[id]'>

// The first trips of the list are prerendered, the others at their first visit.
const prerendered = 100

export async function generateStaticParams() {
  return (await listItineraryIds(prerendered)).map((id) => ({ id: String(id) }))
}

async function findItinerary(idText: string) {
  const id = parseItineraryId(idText)
  return id && getItinerary(id)
}

export const generateMetadata = metadataOrUnavailable(async ({ params }: Props) => {
  const { id } = await params
  const itinerary = await findItinerary(id)
  return itinerary ? itineraryMetadata(itinerary) : missingMetadata(id)
})

export default pageOrUnavailable(async ({ params }: Props) => {
  const { id } = await params
  const itinerary = await findItinerary(id)
  if (!itinerary) return <MissingItinerary id={id} />
  const [reviews, starCounts] = await Promise.all([listReviews(itinerary.id), countStars(itinerary.id)])
  const contacts = await contactsFor()
  const { included, safetyElsewhere, whyTravelWithUs, costs } = await words('itinerary')
  const safety = { ...included.safety, text: itinerary.country === 'Dubai' ? safetyElsewhere : included.safety.text }
  const trail = itineraryTrail(itinerary)
  return (
    <article data-action-bar>
      <PrintHead />
      <ItineraryHero itinerary={itinerary} trail={trail} />
      <KeptNote
        page={`/itineraries/${itinerary.id}`}
        copy={offline.isCopy}
        className="px-gutter not-empty:pt-5 text-center font-semibold"
      />
      <ItineraryTabs
        reviewCount={itinerary.totalReviews}
        overview={<Overview itinerary={itinerary} included={{ ...included, safety }} costs={costs} />}
        days={<Days itinerary={itinerary} />}
        reviews={<Reviews itinerary={itinerary} reviews={reviews} starCounts={starCounts} contacts={contacts} />}
        sidebar={
          <ItinerarySidebar
            itinerary={itinerary}
            reasons={Object.values(whyTravelWithUs)}
            planner={<Planner itineraryId={itinerary.id} className="mt-8" />}
          />
        }
      />
      <SimilarItineraries id={itinerary.id} />
      <PrintFoot id={itinerary.id} contacts={contacts} />
      <QuoteBar itinerary={itinerary} whatsapp={contacts.whatsapp} />
      {config.offlineCopies && <KeepOffline />}
      <StructuredData nodes={[breadcrumbList(trail), ...itineraryNodes(itinerary, reviews)]} />
    </article>
  )
})
