import { ArrowDown, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { StructuredData } from '@/components/layout/structured-data'
import { ClosingCall } from '@/components/sections/closing-call'
import { LinkButton } from '@/components/ui/button'
import { closing, featured } from '@/lib/content/home'
import { slides } from '@/lib/content/slides'
import { listSummaries } from '@/lib/data/itinerary-summaries'
import { noFilters } from '@/lib/itineraries/filters'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { itineraryListNodes } from '@/lib/seo/structured-data/itinerary-list'
import { About } from './_components/about'
import { Conservation } from './_components/conservation'
import { Destinations } from './_components/destinations'
import { FeaturedItineraries } from './_components/featured-itineraries'
import { HeroCarousel } from './_components/hero-carousel'
import { HeroText } from './_components/hero-text'
import { Impact } from './_components/impact'
import { Packages } from './_components/packages'
import { WhyUs } from './_components/why-us'

export const metadata = sitePageMetadata('/')

const icons = {
  down: <ArrowDown aria-hidden="true" className="size-[1.125rem]" />,
  previous: <ChevronLeft aria-hidden="true" className="size-5" />,
  next: <ChevronRight aria-hidden="true" className="size-5" />,
  pause: <Pause aria-hidden="true" className="size-5" />,
  play: <Play aria-hidden="true" className="size-5" />,
}

export default async function HomePage() {
  // The first three of the list (decision 14).
  const itineraries = await listSummaries(noFilters, 3)
  return (
    <>
      <HeroCarousel slides={slides} icons={icons}>
        <HeroText />
      </HeroCarousel>
      <Destinations />
      <About />
      <FeaturedItineraries itineraries={itineraries} />
      <Packages />
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
