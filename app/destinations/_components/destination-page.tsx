import { BeforeYouGo } from '@/components/itinerary/before-you-go'
import { BookableItineraries } from '@/components/itinerary/itinerary-card'
import { MonthStrip } from '@/components/itinerary/month-strip'
import { SeasonCalendar } from '@/components/itinerary/season-calendar'
import { StructuredData } from '@/components/layout/structured-data'
import { ClosingCall } from '@/components/sections/closing-call'
import { PageHero } from '@/components/sections/page-hero'
import type { RidgeLine } from '@/components/sections/ridge'
import { Section, SectionHeader } from '@/components/sections/section'
import type { Surface } from '@/components/sections/surfaces'
import { LinkButton } from '@/components/ui/button'
import { countryTrail } from '@/lib/content/breadcrumbs'
import { calendar } from '@/lib/content/calendar'
import type { Destination } from '@/lib/content/destinations/destination'
import type { PicturedPage } from '@/lib/content/page-pictures'
import { readPagePicture } from '@/lib/content/queries'
import { cn } from '@/lib/design/cn'
import type { Country } from '@/lib/domain/choices'
import { describeMonths, monthRange } from '@/lib/domain/details'
import { formatPriceRange } from '@/lib/domain/money'
import { type ItinerarySummary, itinerariesOrSamples } from '@/lib/domain/summary'
import { getPriceRange } from '@/lib/itineraries/queries'
import { getCalendar } from '@/lib/search/calendar'
import { noFilters } from '@/lib/search/filters'
import { listSummaries } from '@/lib/search/summaries'
import { breadcrumbList, itineraryListNodes, touristDestination } from '@/lib/seo/structured-data'
import { PackageTypes } from './package-types'
import { Places } from './places'
import { TripPlaces } from './trip-places'

type Props = { href: PicturedPage; destination: Destination; surface: Surface; line: RidgeLine }

export async function DestinationPage({ href, destination, surface, line }: Props) {
  const { country, hero, why, season, places, itineraries, packages, closing } = destination
  const trail = countryTrail(country, href)
  const cards = itinerariesOrSamples(
    await listSummaries({ ...noFilters, choices: { country: [country] } }, 3),
    itineraries.samples,
  )
  const facts = [formatPriceRange(await getPriceRange([country])), hero.arrival]
  return (
    <>
      <PageHero
        title={country}
        intro={hero.intro}
        facts={facts}
        picture={await readPagePicture(href)}
        surface={surface}
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
      <ClosingCall title={closing.title} image={closing.image} surface={surface} line={line}>
        <LinkButton href="/book" tone="sun">
          Request a quote
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

async function MonthByMonth({ country }: { country: Country }) {
  return (
    <Section padding="below" id="months" className="max-md:pb-band-sm">
      <SectionHeader title={calendar.country.title} intro={calendar.country.intro} />
      <SeasonCalendar calendar={await getCalendar(country)} />
    </Section>
  )
}

/** Kenya has no samples (decision 56). */
function CountryItineraries({
  itineraries,
  cards,
}: {
  itineraries: Destination['itineraries']
  cards: ItinerarySummary[]
}) {
  if (cards.length === 0) return null
  return (
    <Section tone="sand" className="max-md:py-band-sm">
      <SectionHeader title={itineraries.title} intro={itineraries.intro} />
      <BookableItineraries itineraries={cards} />
    </Section>
  )
}

function WhyVisit({ why }: { why: Destination['why'] }) {
  return (
    <Section id="why">
      <div className="grid gap-x-column gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 className="font-display text-title">{why.title}</h2>
          <p className="mt-4 max-w-text md:mt-6 font-serif text-lead">{why.lead}</p>
        </div>
        <ul className="grid content-start gap-x-column border-ink border-t-2 md:grid-cols-2 lg:col-[8/-1] lg:block">
          {why.points.map(({ title, text }) => (
            <li key={title} className="border-line border-b py-3 md:py-4.5">
              <h3 className="font-head text-card">{title}</h3>
              <p className="mt-1.5 max-w-text font-serif text-ui leading-relaxed text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

const spans: Record<number, string> = {
  2: 'wide:col-span-2',
  3: 'wide:col-span-3',
  4: 'wide:col-span-4',
  5: 'wide:col-span-5',
}

function BestTime({ season }: { season: Destination['season'] }) {
  return (
    <Section padding="below" id="season">
      <SectionHeader title={season.title} intro={season.intro} />
      <MonthStrip bestMonths={season.bestMonths} isLarge />
      <p className="mt-3 text-small text-ink-soft">
        <b className="font-bold text-ink">Best time to visit:</b> {describeMonths(season.bestMonths)}
      </p>
      <ol
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the keys scroll this row
        tabIndex={0}
        aria-label={season.title}
        className="swipe-row mt-5 grid gap-x-column gap-y-7 md:mt-8 md:grid-cols-2 wide:grid-cols-12 wide:gap-x-[3px]"
      >
        {season.periods.map(({ from, to, title, text }) => (
          <li key={title} className={cn('border-ink border-t-2 pt-4 wide:mr-5', spans[to - from + 1])}>
            <p className="text-label text-ink-soft">{describeMonths(monthRange(from, to))}</p>
            <h3 className="mt-1 font-head text-card">{title}</h3>
            <p className="mt-2 max-w-text font-serif text-ui leading-relaxed text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
