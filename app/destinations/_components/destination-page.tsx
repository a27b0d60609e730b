import type { Route } from 'next'
import { BeforeYouGo } from '@/components/itinerary/before-you-go'
import { StructuredData } from '@/components/layout/structured-data'
import { ClosingCall } from '@/components/sections/closing-call'
import type { Ground } from '@/components/sections/grounds'
import { PageHero } from '@/components/sections/page-hero'
import type { RidgeLine } from '@/components/sections/ridge'
import { LinkButton } from '@/components/ui/button'
import { countryTrail } from '@/lib/content/breadcrumbs'
import type { Destination } from '@/lib/content/destinations/destination'
import { withClaims } from '@/lib/content/queries'
import { sayRange } from '@/lib/domain/price'
import { itinerariesOrSamples } from '@/lib/domain/summary'
import { getPriceRange } from '@/lib/itineraries/price-range'
import { noFilters } from '@/lib/search/filters'
import { listSummaries } from '@/lib/search/itinerary-summaries'
import { breadcrumbList } from '@/lib/seo/structured-data/breadcrumb-list'
import { itineraryListNodes } from '@/lib/seo/structured-data/itinerary-list'
import { touristDestination } from '@/lib/seo/structured-data/tourist-destination'
import { BestTime } from './best-time'
import { CountryItineraries } from './country-itineraries'
import { MonthByMonth } from './month-by-month'
import { PackageTypes } from './package-types'
import { Places } from './places'
import { TripPlaces } from './trip-places'
import { WhyVisit } from './why-visit'

type Props = { href: Route; destination: Destination; ground: Ground; line: RidgeLine }

export async function DestinationPage({ href, destination, ground, line }: Props) {
  const { country, hero, why, season, places, itineraries, packages, closing } = await withClaims(destination)
  const trail = countryTrail(country, href)
  const cards = itinerariesOrSamples(await listSummaries({ ...noFilters, country }, 3), itineraries.samples)
  const facts = [sayRange(await getPriceRange(country)), hero.arrival]
  return (
    <>
      <PageHero
        title={country}
        intro={hero.intro}
        facts={facts}
        image={hero.image}
        ground={ground}
        line={line}
        trail={trail}
      >
        <LinkButton href="/book" tone="sun">
          Plan Your Journey
        </LinkButton>
        <LinkButton href="/itineraries" tone="outline-dark">
          View All Itineraries
        </LinkButton>
      </PageHero>
      <WhyVisit why={why} />
      <BestTime season={season} />
      <MonthByMonth country={country} />
      <Places places={places} />
      <TripPlaces country={country} />
      <CountryItineraries itineraries={itineraries} cards={cards} />
      <PackageTypes country={country} packages={packages} />
      <BeforeYouGo country={country} tone="sand" />
      <ClosingCall title={closing.title} image={closing.image} ground={ground} line={line}>
        <LinkButton href="/book" tone="sun">
          Book Now
        </LinkButton>
        <LinkButton href="/contact" tone="outline-dark">
          Contact Us
        </LinkButton>
      </ClosingCall>
      <StructuredData
        nodes={[
          breadcrumbList(trail),
          touristDestination(href, destination),
          ...itineraryListNodes(href, itineraries.title, cards),
        ]}
      />
    </>
  )
}
