import { connection } from 'next/server'
import { EstimateForm } from '@/components/itinerary/estimate-form'
import { Planner } from '@/components/itinerary/planner'
import { StructuredData } from '@/components/layout/structured-data'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { Container } from '@/components/sections/container'
import { SideHill } from '@/components/sections/side-hill'
import { LinkButton } from '@/components/ui/button'
import { estimatePage } from '@/lib/content/estimate'
import { getItinerary } from '@/lib/data/itineraries'
import { readAges } from '@/lib/forms/booked-party'
import { parseEstimateQuestion } from '@/lib/forms/estimate-question'
import { asksAges, estimate } from '@/lib/itineraries/estimate'
import { parseItineraryId } from '@/lib/itineraries/id'
import { utcDay } from '@/lib/itineraries/utc-day'
import { sitePageMetadata } from '@/lib/seo/metadata'
import { EstimateAnswer } from './_components/estimate-answer'

// Rendered per request, because the address is the question.
export const instant = false

export const metadata = sitePageMetadata('/estimate')

export default pageOrUnavailable(async ({ searchParams }: PageProps<'/estimate'>) => {
  // The price depends on today.
  await connection()
  const { itinerary, ...asked } = await searchParams
  const id = parseItineraryId(String(itinerary))
  const trip = id ? await getItinerary(id) : null
  return (
    <>
      <SideHill
        ground="straw"
        src={trip?.imageUrl || estimatePage.image}
        title={estimatePage.title}
        lead={trip ? trip.title : estimatePage.lead}
      />
      <Container className="py-band print:py-0">{trip ? <Asked trip={trip} asked={asked} /> : <NoTrip />}</Container>
      <StructuredData />
    </>
  )
})

type Trip = NonNullable<Awaited<ReturnType<typeof getItinerary>>>

function Asked({ trip, asked }: { trip: Trip; asked: Record<string, string | string[] | undefined> }) {
  const { question, error } = parseEstimateQuestion(asked)
  return (
    <div className="max-w-[52rem]">
      <EstimateForm
        itineraryId={trip.id}
        asksAges={asksAges(trip)}
        isAsked={Boolean(asked.adults || asked.kids)}
        isWrong={error !== undefined}
        {...(question ?? asWritten(asked))}
      />
      {question ? (
        <EstimateAnswer trip={trip} answer={estimate(trip, question.party, question.from, utcDay(new Date()))} />
      ) : (
        <p role="alert" className="mt-6 font-semibold text-danger">
          {error}
        </p>
      )}
      <Planner itineraryId={trip.id} className="mt-band" />
    </div>
  )
}

/** To be mended by the visitor. */
function asWritten({ adults, kids, ages, from }: Record<string, string | string[] | undefined>) {
  const party = { adults: Number(adults) || 2, kids: Number(kids) || 0, toddlers: 0 }
  return { party: { ...party, ages: readAges(String(ages ?? ''), 20) }, from: String(from ?? '') }
}

function NoTrip() {
  return (
    <>
      <p className="max-w-text font-serif text-lead">{estimatePage.none}</p>
      <p className="mt-6">
        <LinkButton href="/itineraries">Look at trips</LinkButton>
      </p>
    </>
  )
}
