import { ArrowRight } from 'lucide-react'
import { ElevationProfile } from '@/components/itinerary/elevation-profile'
import { BookableItineraries } from '@/components/itinerary/itinerary-card'
import { StructuredData } from '@/components/layout/structured-data'
import { ClosingCall } from '@/components/sections/closing-call'
import { PageHero } from '@/components/sections/page-hero'
import { Section, SectionHeader } from '@/components/sections/section'
import { LinkButton } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { adventureTrail } from '@/lib/content/breadcrumbs'
import { closing, hero, profile, samples, sampleTitle, story, types } from '@/lib/content/experiences/adventure'
import { readPagePicture } from '@/lib/content/queries'
import { cn } from '@/lib/design/cn'
import { tripsOrSamples } from '@/lib/search/summaries'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { breadcrumbList } from '@/lib/seo/structured-data'
import { FeaturedAdventures } from './_components/featured-adventures'

export const metadata = sitePageMetadata('/experiences/adventure')

export default async function AdventurePage() {
  return (
    <>
      <PageHero
        title={hero.title}
        intro={hero.intro}
        picture={await readPagePicture('/experiences/adventure')}
        surface="straw"
        line="peak"
        trail={adventureTrail}
      >
        <LinkButton href="/book" tone="ink">
          Plan Your Adventure
        </LinkButton>
        <LinkButton href="/itineraries" tone="outline">
          View All Experiences
        </LinkButton>
      </PageHero>
      <ElevationProfile {...profile} />
      <Story />
      <FeaturedAdventures />
      <Section tone="sand">
        <SectionHeader title={sampleTitle.title} intro={sampleTitle.intro} />
        <BookableItineraries itineraries={await tripsOrSamples(samples)} />
      </Section>
      <ExperienceTypes />
      <ClosingCall title={closing.title} image={closing.image} surface="straw" line="peak">
        <LinkButton href="/book" tone="ink">
          Start Planning
        </LinkButton>
        <LinkButton href="/contact" tone="outline">
          Talk to an Adventure Expert
        </LinkButton>
      </ClosingCall>
      <StructuredData nodes={[breadcrumbList(adventureTrail)]} />
    </>
  )
}

function Story() {
  return (
    <Section padding="compact">
      <div className="grid gap-x-column gap-y-6 lg:grid-cols-12">
        <h2 className="font-display text-title lg:col-span-6">{story.title}</h2>
        <div className="grid max-w-text gap-[1.1em] font-serif lg:col-[7/-1]">
          <p className="text-lead">{story.lead}</p>
          <p className="text-body text-ink-soft">{story.text}</p>
        </div>
      </div>
    </Section>
  )
}

const inks = ['bg-ember', 'bg-leaf', 'bg-lake']

function ExperienceTypes() {
  return (
    <Section>
      <h2 className="mb-stack font-display text-title">{types.title}</h2>
      <ul className="grid gap-4 md:grid-cols-3 md:gap-column">
        {types.tiles.map(({ word, text, link, href }, index) => (
          <li key={word} className="grid">
            <Link
              href={href}
              className={cn(
                'group on-dark flex flex-col rounded-print p-6 text-paper transition-transform duration-slow ease-out hover:-translate-y-1.5 motion-reduce:hover:translate-y-0 md:min-h-80 md:p-5 lg:p-7',
                inks[index % inks.length],
              )}
            >
              <h3 className="font-display text-figure">{word}</h3>
              <p className="mt-4 mb-6 max-w-80 font-serif text-body leading-normal">{text}</p>
              <span className="mt-auto inline-flex min-h-tap items-center gap-1.5 font-semibold underline decoration-2 underline-offset-[0.3em]">
                {link}
                <ArrowRight className="size-5" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
