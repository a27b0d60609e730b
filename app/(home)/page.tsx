import { ArrowDown, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { SentRequestNote } from '@/components/form/sent-request-note'
import { StructuredData } from '@/components/layout/structured-data'
import { ClosingCall } from '@/components/sections/closing-call'
import { Ridge } from '@/components/sections/ridge'
import { LinkButton } from '@/components/ui/button'
import { words } from '@/lib/content/queries'
import { slides } from '@/lib/content/slides'
import { noFilters } from '@/lib/search/filters'
import { listSummaries } from '@/lib/search/itinerary-summaries'
import { rewordedPageMetadata as reworded } from '@/lib/seo/metadata'
import { itineraryListNodes } from '@/lib/seo/structured-data/itinerary-list'
import { About } from './_components/about'
import { Conservation } from './_components/conservation'
import { Destinations } from './_components/destinations'
import { FeaturedItineraries } from './_components/featured-itineraries'
import { HeroCarousel } from './_components/hero-carousel'
import { HeroText } from './_components/hero-text'
import { Impact } from './_components/impact'
import { Packages } from './_components/packages'
import { pictureSlides } from './_components/picture-slides'
import { WhenToGo } from './_components/when-to-go'
import { WhyUs } from './_components/why-us'

export const generateMetadata = () => reworded('/')

const icons = {
  down: <ArrowDown aria-hidden="true" className="size-[1.125rem]" />,
  previous: <ChevronLeft aria-hidden="true" className="size-5" />,
  next: <ChevronRight aria-hidden="true" className="size-5" />,
  pause: <Pause aria-hidden="true" className="size-5" />,
  play: <Play aria-hidden="true" className="size-5" />,
}

export default async function HomePage() {
  // The first three of the list (decision 14).
  const [itineraries, { closing, featured }] = await Promise.all([listSummaries(noFilters, 3), words('home')])
  return (
    <>
      <SentRequestNote />
      <HeroCarousel slides={pictureSlides(slides)} icons={icons} ridge={<Ridge ground="night" />}>
        <HeroText />
      </HeroCarousel>
      <Destinations />
      <About />
      <FeaturedItineraries itineraries={itineraries} />
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
