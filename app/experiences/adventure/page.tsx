import { BookableItineraries } from '@/components/itinerary/bookable-itineraries'
import { ElevationProfile } from '@/components/itinerary/elevation-profile'
import { StructuredData } from '@/components/layout/structured-data'
import { ClosingCall } from '@/components/sections/closing-call'
import { PageHero } from '@/components/sections/page-hero'
import { Section } from '@/components/sections/section'
import { SectionHeader } from '@/components/sections/section-header'
import { LinkButton } from '@/components/ui/button'
import { adventureTrail } from '@/lib/content/breadcrumbs'
import { closing, hero, profile, samples, sampleTitle } from '@/lib/content/experiences/adventure'
import { tripsOrSamples } from '@/lib/search/itinerary-summaries'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { breadcrumbList } from '@/lib/seo/structured-data/breadcrumb-list'
import { ExperienceTypes } from './_components/experience-types'
import { FeaturedAdventures } from './_components/featured-adventures'
import { Story } from './_components/story'

export const metadata = sitePageMetadata('/experiences/adventure')

export default async function AdventurePage() {
  return (
    <>
      <PageHero
        title={hero.title}
        intro={hero.intro}
        image={hero.image}
        ground="straw"
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
      <ClosingCall title={closing.title} image={closing.image} ground="straw" line="peak">
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
