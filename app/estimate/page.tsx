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
import { parseItineraryId } from '@/lib/domain/ids'
import { itineraryAddress, toTravellers } from '@/lib/domain/travellers'
import { utcDay } from '@/lib/domain/utc-day'
import { getItinerary, getWithdrawnTitle } from '@/lib/itineraries/queries'
import { estimate } from '@/lib/prices/estimate'
import { parseEstimateQuestion } from '@/lib/prices/estimate-question'
import { agentTool } from '@/lib/seo/agent-tools'
import { sitePageMetadata } from '@/lib/seo/metadata'

// Rendered per request: depends on the query and on today.
export const instant = false

export const metadata = sitePageMetadata('/estimate')

export default pageOrUnavailable(async ({ searchParams }: PageProps<'/estimate'>) => {
  await connection()
  const { itinerary, ...query } = await searchParams
  const id = parseItineraryId(String(itinerary))
  const trip = id ? await getItinerary(id) : null
  const withdrawn = id && !trip ? await getWithdrawnTitle(id) : null
  return (
    <>
      <PrintHead />
      <SideHill
        surface="straw"
        picture={{ src: trip?.imageUrl || estimatePage.image }}
        title={estimatePage.title}
        lead={trip ? trip.title : estimatePage.lead}
      />
      <Container className="py-band print:py-0">
        {trip ? <Answer trip={trip} query={query} /> : <NoTrip withdrawn={withdrawn} />}
      </Container>
      <StructuredData />
    </>
  )
})

type Trip = NonNullable<Awaited<ReturnType<typeof getItinerary>>>

function Answer({ trip, query }: { trip: Trip; query: Record<string, string | string[] | undefined> }) {
  const request = parseEstimateQuestion(query)
  const { question, error } = request
  const answer = question && estimate(trip, question.party, question.from, utcDay(new Date()))
  const tripAddress = itineraryAddress(trip.id, question ? toTravellers(question) : null)
  const hasParty = Boolean(query.adults || query.kids)
  return (
    <div className="max-w-[52rem]">
      <form {...agentTool('estimate')} action="/estimate" className="print:hidden">
        <input type="hidden" name="itinerary" value={trip.id} />
        <EstimateFields itinerary={trip} request={hasParty || error ? request : undefined} />
      </form>
      <section aria-label="Estimate" role={error && 'alert'} className="mt-8">
        <EstimateResult itinerary={trip} request={{ answer, error }} />
        <p className="mt-4 print:hidden">
          <TextLink href={tripAddress}>Back to the trip</TextLink>
        </p>
      </section>
      {trip.inclusions.length > 0 && (
        <>
          <h2 className="mt-10 mb-3.5 font-head text-card">{estimatePage.included}</h2>
          <ul className="grid max-w-text list-disc gap-1.5 pl-5 font-serif">
            {trip.inclusions.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </>
      )}
      <Planner itineraryId={trip.id} className="mt-band" />
      <PrintFoot path={tripAddress} />
    </div>
  )
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
