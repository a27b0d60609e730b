import { CurrencyChoice } from '@/components/itinerary/currency-choice'
import { SavedNote } from '@/components/layout/offline/saved-note'
import { PrintFoot, PrintHead } from '@/components/layout/print'
import { StructuredData } from '@/components/layout/structured-data'
import { metadataOrUnavailable, pageOrUnavailable } from '@/components/layout/unavailable'
import { PageHero } from '@/components/sections/page-hero'
import { Container } from '@/components/sections/section'
import { LinkButton } from '@/components/ui/button'
import { counted } from '@/lib/content/format'
import { offline } from '@/lib/content/notices'
import { askLabel, goneNotices, sharedBy, shortlist } from '@/lib/content/shortlist'
import { askHref, mostCompared, parseItineraryIds, parseSharer, shortlistHref } from '@/lib/domain/shortlist'
import { parseTravellers, travellerParams } from '@/lib/domain/travellers'
import { readQuotedPrices, readShortlist } from '@/lib/itineraries/queries'
import { shortlistMetadata } from '@/lib/seo/metadata'
import { Comparison } from './_components/comparison'
import { ChooseCompared, ListTools } from './_components/list-tools'
import { AddSavedTravellers, NothingListed, RemoveMissing } from './_components/saved-on-device'

export const instant = false

async function readTrips({ searchParams }: PageProps<'/shortlist'>) {
  const params = await searchParams
  const { trips, missing, withdrawn, unknown } = await readShortlist(parseItineraryIds(params.trips))
  const wanted = parseItineraryIds(params.compare).slice(0, mostCompared)
  const chosen = trips.filter(({ id }) => wanted.includes(id))
  return {
    trips,
    missing,
    gone: goneNotices(withdrawn, unknown),
    compared: chosen.length > 1 ? chosen : trips.slice(0, mostCompared),
    sharer: parseSharer(params.by),
    onlyDifferences: params.only === 'differences',
    travellers: parseTravellers(
      Object.fromEntries(travellerParams.map((name) => [name, [params[name] ?? ''].flat()[0]])),
    ),
  }
}

export const generateMetadata = metadataOrUnavailable(async (props: PageProps<'/shortlist'>) =>
  shortlistMetadata((await readTrips(props)).trips),
)

export default pageOrUnavailable(async (props: PageProps<'/shortlist'>) => {
  const { trips, missing, gone, sharer, compared, onlyDifferences, travellers } = await readTrips(props)
  const prices = travellers && (await readQuotedPrices(travellers))
  const ids = trips.map(({ id }) => id)
  const chosen = ids.length > mostCompared ? compared.map(({ id }) => id) : []
  const address = shortlistHref(ids, { compared: chosen, travellers })
  const view = { trips, compared: chosen, onlyDifferences, travellers }
  return (
    <>
      <div className="print:hidden">
        <PageHero title={shortlist.title} intro={shortlist.lead} picture={{ src: shortlist.image }} surface="clay">
          {ids.length > 0 && (
            <LinkButton href={askHref(ids, travellers)} tone="sun">
              {askLabel(ids.length)}
            </LinkButton>
          )}
          <LinkButton href="/itineraries" tone="outline-dark">
            See more trips
          </LinkButton>
        </PageHero>
      </div>
      <Container className="py-band print:py-0">
        <PrintHead />
        <p aria-live="polite" className="sr-only">
          {counted(ids.length, 'trip')} on this list
        </p>
        <SavedNote page={shortlistHref(ids)} copy={offline.isCopy} className="not-empty:mb-6 font-semibold" />
        {sharer && trips.length > 0 && <p className="mb-6 font-semibold">{sharedBy(sharer)}</p>}
        {gone.map((notice) => (
          <p key={notice} className="mb-6 font-semibold">
            {notice}
          </p>
        ))}
        <RemoveMissing ids={missing} />
        {trips.length === 0 ? (
          <NothingSaved />
        ) : (
          <>
            <ListTools address={address} {...view} />
            <div className="mb-4 print:hidden">
              <CurrencyChoice isShort />
            </div>
            <AddSavedTravellers />
            <Comparison
              trips={compared}
              ids={ids}
              onlyDifferences={onlyDifferences}
              travellers={travellers}
              prices={prices}
            />
            <p className="mt-5 max-w-text text-ink-soft text-small print:hidden">{shortlist.included}</p>
            {trips.length > mostCompared && <ChooseCompared {...view} />}
            <PrintFoot path={address} />
          </>
        )}
      </Container>
      <StructuredData />
    </>
  )
})

function NothingSaved() {
  return (
    <div>
      <NothingListed {...shortlist.empty} />
      <p className="mt-6">
        <LinkButton href="/itineraries" tone="outline">
          Look at the trips
        </LinkButton>
      </p>
    </div>
  )
}
