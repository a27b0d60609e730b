import { ChevronDown, Search } from 'lucide-react'
import { Hero, HeroPicture } from '@/components/sections/hero'
import { getItineraryPage } from '@/lib/data/itinerary-pages'
import { pageWords, words } from '@/lib/data/words'
import { parseAfter, parseListParams } from '@/lib/itineraries/filters'
import { listMetadata } from '@/lib/seo/list-metadata'
import { ItineraryBrowser } from './_components/itinerary-browser'
import { ItineraryResults } from './_components/itinerary-results'
import { WhyTheseItineraries } from './_components/why-these-itineraries'

const icons = {
  search: <Search aria-hidden="true" className="size-5" />,
  chevron: <ChevronDown aria-hidden="true" className="size-5" />,
}

// Rendered per request, so that a filtered list is complete without JavaScript.
export const instant = false

export async function generateMetadata({ searchParams }: PageProps<'/itineraries'>) {
  return listMetadata(await searchParams, await pageWords('/itineraries'))
}

export default async function ItinerariesPage({ searchParams }: PageProps<'/itineraries'>) {
  const params = await searchParams
  const filters = parseListParams(params)
  const [itineraryList, page] = await Promise.all([words('itineraries'), getItineraryPage(filters, parseAfter(params))])
  return (
    <>
      <Hero ground="lake" picture={<HeroPicture src={itineraryList.image} />}>
        <h1 className="font-display text-hero">{itineraryList.title}</h1>
        <p className="mt-4 max-w-[44rem] pb-24 font-serif text-lead text-lake-sky">{itineraryList.intro}</p>
      </Hero>
      <ItineraryBrowser filters={filters} counts={page.counts} total={page.total} icons={icons}>
        <ItineraryResults filters={filters} page={page} />
      </ItineraryBrowser>
      <WhyTheseItineraries />
    </>
  )
}
