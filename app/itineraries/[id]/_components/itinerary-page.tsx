import { SentRequestNote } from '@/components/form/sent-request-note'
import { Planner } from '@/components/itinerary/planner'
import { KeptNote } from '@/components/layout/offline/kept-note'
import { PrintHead } from '@/components/layout/print-head'
import { StructuredData } from '@/components/layout/structured-data'
import { itineraryTrail } from '@/lib/content/breadcrumbs'
import { offline } from '@/lib/content/offline'
import { contactsFor, words } from '@/lib/content/queries'
import type { PricedItinerary } from '@/lib/itineraries/itineraries'
import { config } from '@/lib/platform/config'
import type { EstimateRequest } from '@/lib/prices/estimate-question'
import { countStars } from '@/lib/reviews/review-counts'
import { listReviews } from '@/lib/reviews/reviews'
import { breadcrumbList } from '@/lib/seo/structured-data/breadcrumb-list'
import { itineraryNodes } from '@/lib/seo/structured-data/itinerary'
import { Days } from './days'
import { ItineraryHero } from './itinerary-hero'
import { ItinerarySidebar } from './itinerary-sidebar'
import { ItineraryTabs } from './itinerary-tabs'
import { KeepOffline } from './keep-offline'
import { Overview } from './overview'
import { PrintFoot } from './print-foot'
import { QuoteBar } from './quote-bar'
import { Reviews } from './reviews'
import { SimilarItineraries } from './similar-itineraries'

export async function ItineraryPage({ itinerary, request }: { itinerary: PricedItinerary; request?: EstimateRequest }) {
  const [reviews, starCounts] = await Promise.all([listReviews(itinerary.id), countStars(itinerary.id)])
  const contacts = await contactsFor()
  const { included, safetyElsewhere, whyTravelWithUs, ...texts } = await words('itinerary')
  const safety = { ...included.safety, text: itinerary.country === 'Dubai' ? safetyElsewhere : included.safety.text }
  const departure = texts.departures[itinerary.departure === 'shared' ? 'shared' : 'private']
  const trail = itineraryTrail(itinerary)
  return (
    <article data-action-bar>
      <PrintHead />
      <SentRequestNote trip={itinerary.id} className="max-md:top-18 md:text-right" />
      <ItineraryHero itinerary={itinerary} trail={trail} departure={departure.title} />
      <KeptNote
        page={`/itineraries/${itinerary.id}`}
        copy={offline.isCopy}
        className="px-gutter not-empty:pt-5 text-center font-semibold"
      />
      <ItineraryTabs
        reviewCount={itinerary.totalReviews}
        overview={<Overview {...{ itinerary, departure, texts, request }} included={{ ...included, safety }} />}
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
}
