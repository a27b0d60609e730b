import { ArrowDown, ArrowRight, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { SentRequestNote } from '@/components/form/sent-request-note'
import { ItineraryItems } from '@/components/itinerary/itinerary-card'
import { monthHref } from '@/components/itinerary/season-calendar'
import { StructuredData } from '@/components/layout/structured-data'
import { ClosingCall } from '@/components/sections/closing-call'
import { Ridge } from '@/components/sections/ridge'
import { Section, SectionHeader } from '@/components/sections/section'
import { LinkButton } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { TextLink } from '@/components/ui/text-link'
import { calendar } from '@/lib/content/calendar'
import { counted } from '@/lib/content/format'
import { readSlides, readTextGroup } from '@/lib/content/queries'
import type { ItinerarySummary } from '@/lib/domain/summary'
import { getCalendar } from '@/lib/search/calendar'
import { bestOfMonth } from '@/lib/search/calendar-rows'
import { noFilters } from '@/lib/search/filters'
import { listSummaries } from '@/lib/search/summaries'
import { rewordedPageMetadata as reworded } from '@/lib/seo/metadata'
import { itineraryListNodes } from '@/lib/seo/structured-data'
import { About } from './_components/about'
import { Conservation } from './_components/conservation'
import { Destinations } from './_components/destinations'
import { HeroCarousel } from './_components/hero-carousel'
import { HeroText } from './_components/hero-text'
import { NextDates } from './_components/next-dates'
import { Packages } from './_components/packages'
import { pictureSlides } from './_components/picture-slides'
import { WhyUs } from './_components/why-us'

export const generateMetadata = () => reworded('/')

const icons = {
  down: <ArrowDown className="size-[1.125rem]" />,
  previous: <ChevronLeft className="size-5" />,
  next: <ChevronRight className="size-5" />,
  pause: <Pause className="size-5" />,
  play: <Play className="size-5" />,
}

export default async function HomePage() {
  // The first three of the list (decision 14).
  const [itineraries, { closing, featured }, slides] = await Promise.all([
    listSummaries(noFilters, 3),
    readTextGroup('home'),
    readSlides(),
  ])
  return (
    <>
      <SentRequestNote />
      <HeroCarousel slides={pictureSlides(slides)} icons={icons} ridge={<Ridge surface="night" />}>
        <HeroText />
      </HeroCarousel>
      <Destinations />
      <About />
      <FeaturedItineraries itineraries={itineraries} />
      <NextDates />
      <Packages />
      <WhenToGo />
      <WhyUs />
      <Conservation />
      <Impact />
      <ClosingCall title={closing.title} image={closing.image}>
        <LinkButton href="/book" tone="sun">
          {closing.start}
        </LinkButton>
        <LinkButton href="/book" tone="outline-dark">
          {closing.book}
        </LinkButton>
        <LinkButton href="/contact" tone="outline-dark">
          {closing.contact}
        </LinkButton>
      </ClosingCall>
      <StructuredData nodes={itineraryListNodes('/', featured.title, itineraries)} />
    </>
  )
}

async function FeaturedItineraries({ itineraries }: { itineraries: ItinerarySummary[] }) {
  const { featured } = await readTextGroup('home')
  if (itineraries.length === 0) return null
  return (
    <Section tone="sand">
      <SectionHeader title={featured.title}>
        <TextLink href="/itineraries">
          {featured.all}
          <ArrowRight className="size-5" />
        </TextLink>
      </SectionHeader>
      <ul className="swipe-row cards lg:grid-cols-3">
        <ItineraryItems itineraries={itineraries} />
      </ul>
    </Section>
  )
}

async function Impact() {
  const { impact } = await readTextGroup('home')
  return (
    <Section tone="sun" padding="compact">
      <SectionHeader title={impact.title}>
        <LinkButton href="/community" tone="ink">
          {impact.link}
        </LinkButton>
      </SectionHeader>
      <dl className="grid gap-x-column gap-y-7 md:grid-cols-[1fr_auto_1fr] lg:grid-cols-3">
        {Object.entries(impact.figures).map(([id, { figure, label }]) => (
          <div key={id} className="flex flex-col-reverse justify-end gap-2 border-ink border-t-2 pt-4">
            <dt className="max-w-72 text-[1.0625rem] font-semibold">{label}</dt>
            <dd className="font-display text-figure">{figure}</dd>
          </div>
        ))}
      </dl>
      {impact.asOf && <p className="mt-6 text-small">{impact.asOf}</p>}
    </Section>
  )
}

async function WhenToGo() {
  const { months, sights } = await getCalendar(null)
  return (
    <Section>
      <SectionHeader title={calendar.home.title} intro={calendar.home.intro} />
      <ol className="gap-x-column border-ink border-t-2 md:columns-2">
        {months.map(({ name, trips, dates }, index) => (
          <li key={name} className="break-inside-avoid border-line border-b">
            <Link
              href={monthHref(name, null)}
              className="group grid min-h-tap grid-cols-[6.5rem_1fr] items-center gap-x-3 py-2 leading-snug"
            >
              <b className="group-hover:underline">{name}</b>
              <span className="font-serif">
                {bestOfMonth(sights, index + 1)}{' '}
                <span className="inline-block font-sans text-ink-soft text-small">
                  {counted(trips, 'trip')}
                  {dates > 0 && `, ${counted(dates, 'date')} to join`}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  )
}
