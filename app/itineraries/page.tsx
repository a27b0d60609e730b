import { after, connection } from 'next/server'
import { metadataOrUnavailable, pageOrUnavailable } from '@/components/layout/unavailable'
import { Hero, HeroPicture } from '@/components/sections/hero'
import { Container, Section } from '@/components/sections/section'
import { recordUnanswered } from '@/lib/answers/unanswered'
import { readPagePicture, readPageTexts, readTextGroup } from '@/lib/content/queries'
import { listHref, namesParty, parseExtent, travellersOfSearch } from '@/lib/search/filters'
import { getItineraryPage } from '@/lib/search/list-page'
import { readListParams } from '@/lib/search/questions'
import { agentTool } from '@/lib/seo/agent-tools'
import { listMetadata } from '@/lib/seo/metadata'
import { FilterFields } from './_components/filter-fields'
import { ItineraryBrowser } from './_components/itinerary-browser'
import { ItineraryResults } from './_components/itinerary-results'

// Rendered per request, so that filtered lists are complete without JavaScript.
export const instant = false

export const generateMetadata = metadataOrUnavailable(async ({ searchParams }: PageProps<'/itineraries'>) => {
  const params = await searchParams
  return listMetadata(await readListParams(params), parseExtent(params).after, await readPageTexts('/itineraries'))
})

export default pageOrUnavailable(async ({ searchParams }: PageProps<'/itineraries'>) => {
  await connection()
  const params = await searchParams
  const filters = await readListParams(params)
  const [itineraryList, picture, page] = await Promise.all([
    readTextGroup('itineraries'),
    readPagePicture('/itineraries'),
    getItineraryPage(filters, parseExtent(params)),
  ])
  if (page.search?.isUnanswered) after(() => recordUnanswered(filters.query))
  return (
    <>
      <Hero
        surface="lake"
        picture={<HeroPicture {...picture} />}
        pictureClassName="min-h-24 md:min-h-[clamp(10rem,15vw,16rem)]"
      >
        <h1 className="font-display text-hero">{itineraryList.title}</h1>
        <p className="mt-3 max-w-[44rem] pb-5 font-serif md:pb-16 text-lead text-lake-sky">{itineraryList.intro}</p>
      </Hero>
      <div className="bg-sand [--band:theme(colors.sand)]">
        <Container className="pb-band">
          <ItineraryBrowser
            address={listHref(filters)}
            namesParty={namesParty(params, page.search?.question.travellers)}
            search={travellersOfSearch(page.search?.question)}
            tool={agentTool('search')}
            fields={<FilterFields filters={filters} counts={page.counts} total={page.total} />}
          >
            <ItineraryResults filters={filters} page={page} />
          </ItineraryBrowser>
        </Container>
      </div>
      <WhyTheseItineraries />
    </>
  )
})

async function WhyTheseItineraries() {
  const itineraryList = await readTextGroup('itineraries')
  const { title, points } = itineraryList.why
  return (
    <Section className="max-md:py-band-sm">
      <h2 className="mb-stack font-display text-title">{title}</h2>
      <ul className="grid gap-x-column md:grid-cols-3">
        {Object.entries(points).map(([id, point]) => (
          <li key={id} className="border-ink border-t-2 pt-3 pb-4 md:pt-4.5 md:pb-7">
            <h3 className="font-head text-card">{point.title}</h3>
            <p className="mt-1 max-w-text font-serif text-ink-soft leading-normal md:mt-2 md:leading-relaxed">
              {point.text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
