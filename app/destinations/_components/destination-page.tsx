import { ClosingCall } from '@/components/sections/closing-call'
import type { Ground } from '@/components/sections/grounds'
import { PageHero } from '@/components/sections/page-hero'
import type { RidgeLine } from '@/components/sections/ridge'
import { LinkButton } from '@/components/ui/button'
import type { Destination } from '@/lib/content/destinations/destination'
import { BestTime } from './best-time'
import { CountryTrips } from './country-trips'
import { PackageTypes } from './package-types'
import { Places } from './places'
import { WhyVisit } from './why-visit'

type Props = { destination: Destination; ground: Ground; line: RidgeLine }

/** The page of a country: one composition, its words and its ink handed in. */
export function DestinationPage({ destination, ground, line }: Props) {
  const { country, hero, why, season, places, trips, packages, closing } = destination
  return (
    <>
      <PageHero title={country} intro={hero.intro} image={hero.image} ground={ground} line={line}>
        <LinkButton href="/book" tone="sun">
          Plan Your Journey
        </LinkButton>
        <LinkButton href="/itineraries" tone="outline-dark">
          View All Itineraries
        </LinkButton>
      </PageHero>
      <WhyVisit why={why} />
      <BestTime season={season} />
      <Places places={places} />
      <CountryTrips country={country} trips={trips} />
      <PackageTypes country={country} packages={packages} />
      <ClosingCall title={closing.title} image={closing.image} ground={ground} line={line}>
        <LinkButton href="/book" tone="sun">
          Book Now
        </LinkButton>
        <LinkButton href="/contact" tone="outline-dark">
          Contact Us
        </LinkButton>
      </ClosingCall>
    </>
  )
}
