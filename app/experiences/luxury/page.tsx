import { StructuredData } from '@/components/layout/structured-data'
import { ClosingCall } from '@/components/sections/closing-call'
import { PageHero } from '@/components/sections/page-hero'
import { LinkButton } from '@/components/ui/button'
import { luxuryTrail } from '@/lib/content/breadcrumbs'
import { closing, hero, itineraries, samples } from '@/lib/content/experiences/luxury'
import { itinerariesOrSamples } from '@/lib/domain/summary'
import { noFilters } from '@/lib/search/filters'
import { listSummaries } from '@/lib/search/itinerary-summaries'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { breadcrumbList } from '@/lib/seo/structured-data/breadcrumb-list'
import { itineraryListNodes } from '@/lib/seo/structured-data/itinerary-list'
import { Highlights } from './_components/highlights'
import { LuxuryItineraries } from './_components/luxury-itineraries'
import { Reasons } from './_components/reasons'
import { Story } from './_components/story'

export const metadata = sitePageMetadata('/experiences/luxury')

export default async function LuxuryPage() {
  const found = await listSummaries({ ...noFilters, packageType: 'Luxury' }, 3)
  const cards = itinerariesOrSamples(found, samples)
  return (
    <>
      <PageHero title={hero.title} intro={hero.intro} image={hero.image} ground="night" trail={luxuryTrail}>
        <LinkButton href="/book" tone="sun">
          Plan Your Luxury Journey
        </LinkButton>
        <LinkButton href="/itineraries" tone="outline-dark">
          View All Experiences
        </LinkButton>
      </PageHero>
      <Story />
      <Highlights />
      <LuxuryItineraries cards={cards} />
      <Reasons />
      <ClosingCall title={closing.title} image={closing.image}>
        <LinkButton href="/book" tone="sun">
          Plan Your Luxury Safari
        </LinkButton>
        <LinkButton href="/contact" tone="outline-dark" className="max-sm:whitespace-normal">
          Speak to a Luxury Safari Expert
        </LinkButton>
      </ClosingCall>
      <StructuredData
        nodes={[breadcrumbList(luxuryTrail), ...itineraryListNodes('/experiences/luxury', itineraries.title, cards)]}
      />
    </>
  )
}
