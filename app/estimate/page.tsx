import { connection } from 'next/server'
import { EstimateFields } from '@/components/itinerary/estimate-fields'
import { EstimateResult } from '@/components/itinerary/estimate-result'
import { Planner } from '@/components/itinerary/planner'
import { PrintFoot, PrintHead } from '@/components/layout/print'
import { StructuredData } from '@/components/layout/structured-data'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { Container } from '@/components/sections/section'
import { SideHill } from '@/components/sections/side-hill'
import { LinkButton } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { estimatePage } from '@/lib/content/estimate'
import { withdrawnSentence } from '@/lib/content/notices'
import { parseItineraryIds } from '@/lib/domain/shortlist'
import { itineraryAddress, toTravellers } from '@/lib/domain/travellers'
import { utcDay } from '@/lib/domain/utc-day'
import { estimateTrips } from '@/lib/itineraries/extensions'
import { getItinerary, getWithdrawnTitle, listTripsInstead } from '@/lib/itineraries/queries'
import { parseEstimateQuestion } from '@/lib/prices/estimate-question'
import { agentTool } from '@/lib/seo/agent-tools'
import { sitePageMetadata } from '@/lib/seo/metadata'

// Rendered per request: depends on the query and on today.
export const instant = false

export const metadata = sitePageMetadata('/estimate')

export default pageOrUnavailable(async ({ searchParams }: PageProps<'/estimate'>) => {
  await connection()
  const { itinerary, ...query } = await searchParams
  const ids = parseItineraryIds(itinerary)
  const trips = (await Promise.all(ids.map(getItinerary))).filter((trip) => trip !== null)
  const [trip] = trips
  const withdrawn = ids[0] && !trip ? await getWithdrawnTitle(ids[0]) : null
  return (
    <>
      <PrintHead />
      <SideHill
        surface="straw"
        picture={{ src: trip?.imageUrl || estimatePage.image }}
        title={estimatePage.title}
        lead={trip ? trips.map(({ title }) => title).join(', then ') : estimatePage.lead}
      />
      <Container className="py-band print:py-0">
        {trip ? <Answer trips={[trip, ...trips.slice(1)]} query={query} /> : <NoTrip withdrawn={withdrawn} />}
      </Container>
      <StructuredData />
    </>
  )
})

type Trip = NonNullable<Awaited<ReturnType<typeof getItinerary>>>

type AnswerProps = { trips: [Trip, ...Trip[]]; query: Record<string, string | string[] | undefined> }

async function Answer({ trips, query }: AnswerProps) {
  const [first, ...then] = trips
  const request = parseEstimateQuestion(query)
  const { question, error } = request
  const ids = trips.map(({ id }) => id)
  const counted = question && (await estimateTrips(trips, question, utcDay(new Date())))
  const tripAddress = itineraryAddress(first.id, question ? toTravellers(question) : null)
  const hasParty = Boolean(query.adults || query.kids)
  return (
    <div className="max-w-[52rem]">
      <form {...agentTool('estimate')} action="/estimate" className="print:hidden">
        <input type="hidden" name="itinerary" value={ids.join()} />
        <EstimateFields itinerary={toOneTrip(trips)} request={hasParty || error ? request : undefined} />
      </form>
      <section aria-label="Estimate" role={error && 'alert'} className="mt-8">
        <EstimateResult
          itinerary={{ id: first.id, duration: counted?.days ?? first.duration }}
          then={then.map(({ id }) => id)}
          request={{
            answer: counted?.whole,
            error,
            instead: counted && (await listTripsInstead(trips, counted.whole)),
          }}
        />
        <p className="mt-4 print:hidden">
          <TextLink href={tripAddress}>Back to the trip</TextLink>
        </p>
      </section>
      {trips.map(
        ({ id, title, inclusions }) =>
          inclusions.length > 0 && (
            <section key={id}>
              <h2 className="mt-10 mb-3.5 font-head text-card">
                {estimatePage.included}
                {then.length > 0 && `: ${title}`}
              </h2>
              <ul className="grid max-w-text list-disc gap-1.5 pl-5 font-serif">
                {inclusions.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </section>
          ),
      )}
      <Planner itineraryId={first.id} className="mt-band" />
      <PrintFoot path={tripAddress} />
    </div>
  )
}

/** What the form asks about, for all of them. */
function toOneTrip([first, ...then]: [Trip, ...Trip[]]): Trip {
  if (then.length === 0) return first
  const trips = [first, ...then]
  const youngest = Math.max(...trips.map(({ suitability }) => suitability?.youngest ?? 0))
  return {
    ...first,
    prices: trips.flatMap(({ prices }) => prices),
    charges: trips.flatMap(({ charges }) => charges),
    suitability: first.suitability && { ...first.suitability, youngest },
  }
}

function NoTrip({ withdrawn }: { withdrawn: string | null }) {
  return (
    <>
      <p className="max-w-text font-serif text-lead">{withdrawn ? withdrawnSentence(withdrawn) : estimatePage.none}</p>
      <p className="mt-6">
        <LinkButton href="/itineraries">Look at trips</LinkButton>
      </p>
    </>
  )
}
