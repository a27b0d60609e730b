import type { Metadata } from 'next'
import { Hero, HeroPicture } from '@/components/sections/hero'
import { itineraryList } from '@/lib/content/itinerary-list'
import { parseAfter, parseListParams } from '@/lib/itinerary-filters'
import { ItineraryBrowser } from './_components/itinerary-browser'
import { ItineraryResults } from './_components/itinerary-results'
import { WhyTheseTrips } from './_components/why-these-trips'

// Rendered for each request, whole, so that a filtered list is complete without JavaScript.
export const instant = false

export const metadata: Metadata = {
  title: 'Safari itineraries in Kenya, Tanzania, Uganda and Dubai',
  description:
    'Every trip with its days, price and best months: filter by country, package type and difficulty, then ask for a quote.',
}

export default async function ItinerariesPage({ searchParams }: PageProps<'/itineraries'>) {
  const params = await searchParams
  const filters = parseListParams(params)
  return (
    <>
      <Hero ground="lake" picture={<HeroPicture src={itineraryList.image} />}>
        <h1 className="font-display text-hero">{itineraryList.title}</h1>
        <p className="mt-4 max-w-[44rem] pb-24 font-serif text-lead text-lake-sky">{itineraryList.intro}</p>
      </Hero>
      <ItineraryBrowser filters={filters}>
        <ItineraryResults filters={filters} after={parseAfter(params)} />
      </ItineraryBrowser>
      <WhyTheseTrips />
    </>
  )
}
