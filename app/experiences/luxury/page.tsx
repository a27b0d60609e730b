import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { BookableItineraries } from '@/components/itinerary/itinerary-card'
import { StructuredData } from '@/components/layout/structured-data'
import { ClosingCall } from '@/components/sections/closing-call'
import { PageHero } from '@/components/sections/page-hero'
import { Section } from '@/components/sections/section'
import { LinkButton } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { luxuryTrail } from '@/lib/content/breadcrumbs'
import {
  closing,
  hero,
  highlights,
  itineraries,
  samples,
  story,
  reasons as texts,
} from '@/lib/content/experiences/luxury'
import { readPagePicture, withClaims } from '@/lib/content/queries'
import { type ItinerarySummary, itinerariesOrSamples } from '@/lib/domain/summary'
import { noFilters } from '@/lib/search/filters'
import { listSummaries } from '@/lib/search/summaries'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { breadcrumbList, itineraryListNodes } from '@/lib/seo/structured-data'

export const metadata = sitePageMetadata('/experiences/luxury')

export default async function LuxuryPage() {
  const found = await listSummaries({ ...noFilters, choices: { type: ['luxury'] } }, 3)
  const cards = itinerariesOrSamples(found, samples)
  return (
    <>
      <PageHero
        title={hero.title}
        intro={hero.intro}
        picture={await readPagePicture('/experiences/luxury')}
        surface="night"
        trail={luxuryTrail}
      >
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

function Story() {
  return (
    <OffsetSection title={story.title}>
      <p className="max-w-narrow font-serif text-[clamp(1.375rem,1.2rem+0.8vw,1.875rem)] leading-snug">{story.lead}</p>
      <div className="mt-8 grid max-w-text gap-[1.1em] font-serif text-body text-ink-soft">
        {story.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </OffsetSection>
  )
}

function Highlights() {
  return (
    <OffsetSection title={highlights.title} padding="below">
      <ul className="border-line border-b">
        {highlights.lines.map((line) => (
          <li
            key={line}
            className="border-line border-t py-[clamp(1.25rem,2.4vw,2.25rem)] font-serif text-[clamp(1.375rem,1.1rem+1.3vw,2.25rem)] leading-tight"
          >
            {line}
          </li>
        ))}
      </ul>
    </OffsetSection>
  )
}

function LuxuryItineraries({ cards }: { cards: ItinerarySummary[] }) {
  return (
    <OffsetSection title={itineraries.title} tone="sand">
      <BookableItineraries itineraries={cards} isWide />
      {/* Specification: to the whole list, not only its luxury part (decision 54). */}
      <TextLink href="/itineraries" className="mt-8">
        {itineraries.all}
        <span className="sr-only"> itineraries</span>
        <ArrowRight className="size-5" />
      </TextLink>
    </OffsetSection>
  )
}

async function Reasons() {
  const reasons = await withClaims(texts)
  return (
    <OffsetSection title={reasons.title}>
      <ul className="grid gap-x-column gap-y-10 md:grid-cols-3">
        {reasons.points.map(({ figure, title, text }) => (
          <li key={title}>
            <h3>
              <span className="block font-display text-figure text-clay">{figure}</span>
              <span className="mt-2 block font-head text-card">{title}</span>
            </h3>
            <p className="mt-2 max-w-text font-serif text-body leading-normal text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </OffsetSection>
  )
}

type Props = { title: string; tone?: 'paper' | 'sand'; padding?: 'band' | 'below'; children: ReactNode }

function OffsetSection({ title, tone, padding, children }: Props) {
  return (
    <Section tone={tone} padding={padding}>
      <div className="grid gap-x-column gap-y-8 lg:grid-cols-12">
        <h2 className="max-w-64 font-head text-head lg:col-span-3">{title}</h2>
        <div className="lg:col-[4/-1]">{children}</div>
      </div>
    </Section>
  )
}
