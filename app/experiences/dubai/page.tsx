import { BeforeYouGo } from '@/components/itinerary/before-you-go'
import { StructuredData } from '@/components/layout/structured-data'
import { ClosingCall } from '@/components/sections/closing-call'
import { PageHero } from '@/components/sections/page-hero'
import { LinkButton } from '@/components/ui/button'
import { dubaiTrail } from '@/lib/content/breadcrumbs'
import { closing, hero, itineraries } from '@/lib/content/experiences/dubai'
import { sayRange } from '@/lib/domain/price'
import { getPriceRange } from '@/lib/itineraries/price-range'
import { listDubaiItineraries } from '@/lib/search/itinerary-summaries'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { breadcrumbList } from '@/lib/seo/structured-data/breadcrumb-list'
import { itineraryListNodes } from '@/lib/seo/structured-data/itinerary-list'
import { DubaiItineraries } from './_components/dubai-itineraries'
import { Gallery } from './_components/gallery'
import { Highlights } from './_components/highlights'

export const metadata = sitePageMetadata('/experiences/dubai')

export default async function DubaiPage() {
  const cards = await listDubaiItineraries()
  return (
    <>
      <PageHero
        title={hero.title}
        intro={hero.intro}
        facts={[sayRange(await getPriceRange('Dubai')), hero.arrival]}
        image={hero.image}
        ground="clay"
        line="dune"
        trail={dubaiTrail}
      >
        <LinkButton href="/book" tone="sun">
          Plan Your Dubai Trip
        </LinkButton>
        <LinkButton href="/contact" tone="outline-dark">
          Speak to Expert
        </LinkButton>
      </PageHero>
      <Gallery />
      <Highlights />
      <DubaiItineraries cards={cards} />
      <BeforeYouGo country="Dubai" tone="paper" />
      <ClosingCall title={closing.title} image={closing.image} ground="clay" line="dune">
        <LinkButton href="/book" tone="sun">
          Plan Your Dubai Experience
        </LinkButton>
        <LinkButton href="/contact" tone="outline-dark">
          Speak to Dubai Expert
        </LinkButton>
      </ClosingCall>
      <StructuredData
        nodes={[breadcrumbList(dubaiTrail), ...itineraryListNodes('/experiences/dubai', itineraries.title, cards)]}
      />
    </>
  )
}
