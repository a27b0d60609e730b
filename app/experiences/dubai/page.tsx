import { Users } from 'lucide-react'
import { BeforeYouGo } from '@/components/itinerary/before-you-go'
import { ItineraryCard } from '@/components/itinerary/itinerary-card'
import { StructuredData } from '@/components/layout/structured-data'
import { ClosingCall } from '@/components/sections/closing-call'
import { PageHero } from '@/components/sections/page-hero'
import { Section, SectionHeader } from '@/components/sections/section'
import { LinkButton } from '@/components/ui/button'
import { SafariImage } from '@/components/ui/safari-image'
import { dubaiTrail } from '@/lib/content/breadcrumbs'
import { closing, gallery, hero, itineraries, highlights as texts } from '@/lib/content/experiences/dubai'
import { pictures } from '@/lib/content/pictures'
import { readPagePicture, withClaims } from '@/lib/content/queries'
import { formatPriceRange } from '@/lib/domain/money'
import type { ItinerarySummary } from '@/lib/domain/summary'
import { getPriceRange } from '@/lib/itineraries/queries'
import { listDubaiItineraries } from '@/lib/search/summaries'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { breadcrumbList, itineraryListNodes } from '@/lib/seo/structured-data'

export const metadata = sitePageMetadata('/experiences/dubai')

export default async function DubaiPage() {
  const cards = await listDubaiItineraries()
  return (
    <>
      <PageHero
        title={hero.title}
        intro={hero.intro}
        facts={[formatPriceRange(await getPriceRange(['Dubai'])), hero.arrival]}
        picture={await readPagePicture('/experiences/dubai')}
        surface="clay"
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
      <ClosingCall title={closing.title} image={closing.image} surface="clay" line="dune">
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

const frame = 'relative overflow-hidden rounded-print bg-straw'

async function Gallery() {
  const { feature, tiles } = await withClaims(gallery)
  return (
    <Section padding="compact">
      <div className="grid grid-cols-2 gap-x-3.5 gap-y-5 md:grid-cols-3 md:gap-x-column md:gap-y-7">
        <figure className="col-span-2 flex flex-col md:row-span-2">
          <div className={`${frame} aspect-16/10 md:aspect-auto md:flex-1`}>
            <SafariImage
              src={feature.image}
              alt={pictures[feature.image]?.alt ?? ''}
              sizes="(min-width: 768px) 56rem, 92vw"
              position="64% 50%"
            />
          </div>
          <Caption>{feature.caption}</Caption>
        </figure>
        {tiles.map(({ image, alt, caption, detail: { x, y, zoom } }) => (
          <figure key={caption} className="last:max-md:col-span-2">
            <div className={`${frame} aspect-4/3 in-[:last-child]:max-md:aspect-16/9`}>
              <span
                className="absolute inset-0"
                style={{ transform: `scale(${zoom})`, transformOrigin: `${x}% ${y}%` }}
              >
                <SafariImage src={image} alt={alt} sizes="(min-width: 768px) 48rem, 92vw" position={`${x}% ${y}%`} />
              </span>
            </div>
            <Caption>{caption}</Caption>
          </figure>
        ))}
      </div>
    </Section>
  )
}

function Caption({ children }: { children: string }) {
  return <figcaption className="mt-2.5 font-serif text-small italic text-ink-soft">{children}</figcaption>
}

async function Highlights() {
  const highlights = await withClaims(texts)
  return (
    <Section padding="below">
      <SectionHeader title={highlights.title} intro={highlights.intro} />
      <ul className="grid gap-x-column gap-y-8 md:grid-cols-2 lg:grid-cols-4">
        {highlights.points.map(({ title, text }) => (
          <li key={title} className="border-clay border-t-6 pt-4">
            <h3 className="font-head text-head text-clay">{title}</h3>
            <p className="mt-2.5 max-w-text font-serif text-body leading-relaxed text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Specification: hidden without a trip to Dubai. */
function DubaiItineraries({ cards }: { cards: ItinerarySummary[] }) {
  if (cards.length === 0) return null
  return (
    <Section tone="sand">
      <div className="grid gap-x-column gap-y-stack lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="font-display text-title">{itineraries.title}</h2>
          <p className="mt-4 max-w-96 font-serif text-lead text-ink-soft">{itineraries.intro}</p>
        </div>
        <ul className="cards lg:col-[5/-1]">
          {cards.map((itinerary) => (
            <ItineraryCard key={itinerary.id} itinerary={itinerary} note={<SmallGroups />} />
          ))}
        </ul>
      </div>
    </Section>
  )
}

function SmallGroups() {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Users className="size-[1.125rem] shrink-0" strokeWidth={1.9} />
      {itineraries.note}
    </span>
  )
}
