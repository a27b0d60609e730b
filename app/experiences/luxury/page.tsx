import { StructuredData } from '@/components/layout/structured-data'
import { ClosingCall } from '@/components/sections/closing-call'
import { PageHero } from '@/components/sections/page-hero'
import { LinkButton } from '@/components/ui/button'
import { luxuryTrail } from '@/lib/content/breadcrumbs'
import { closing, hero, samples, trips } from '@/lib/content/experiences/luxury'
import { listTripCards } from '@/lib/data/trip-cards'
import { noFilters } from '@/lib/itinerary-filters'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { breadcrumbList } from '@/lib/structured-data/breadcrumb-list'
import { tripList } from '@/lib/structured-data/trip-list'
import { tripsOrSamples } from '@/lib/trip-card'
import { Highlights } from './_components/highlights'
import { LuxuryTrips } from './_components/luxury-trips'
import { Reasons } from './_components/reasons'
import { Story } from './_components/story'

export const metadata = sitePageMetadata('/experiences/luxury')

export default async function LuxuryPage() {
  const found = await listTripCards({ ...noFilters, packageType: 'Luxury' }, 3)
  const cards = tripsOrSamples(found, samples)
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
      <LuxuryTrips cards={cards} />
      <Reasons />
      <ClosingCall title={closing.title} image={closing.image}>
        <LinkButton href="/book" tone="sun">
          Plan Your Luxury Safari
        </LinkButton>
        <LinkButton href="/contact" tone="outline-dark" className="max-sm:whitespace-normal">
          Speak to a Luxury Safari Expert
        </LinkButton>
      </ClosingCall>
      <StructuredData nodes={[breadcrumbList(luxuryTrail), ...tripList('/experiences/luxury', trips.title, cards)]} />
    </>
  )
}
