import { PerVisit } from '@/components/form/per-visit'
import { Planner } from '@/components/itinerary/planner'
import { StructuredData } from '@/components/layout/structured-data'
import { Money } from '@/components/sections/money'
import { Container } from '@/components/sections/section'
import { SideHill } from '@/components/sections/side-hill'
import { contactsFor } from '@/lib/content/queries'
import { utcDay } from '@/lib/domain/utc-day'
import { getItinerary } from '@/lib/itineraries/queries'
import type { LinkedParty, parseBookingLink } from '@/lib/leads/booking-link'
import { estimate } from '@/lib/prices/estimate'
import { toEstimateRequest } from '@/lib/prices/party'
import { listItineraryOptions, readItineraryOptions } from '@/lib/search/lists'
import { BookingRequest } from './booking-request'

/** Unknown ids are ignored (decision 10). */
export async function Booking({ requested }: { requested: ReturnType<typeof parseBookingLink> }) {
  const offered = await listItineraryOptions()
  const further = requested.ids.filter((id) => !offered.itineraries.some((one) => one.id === id))
  const itineraries = [...offered.itineraries, ...(await readItineraryOptions(further))]
  const chosenIds = requested.ids.filter((id) => itineraries.some((one) => one.id === id))
  return (
    <>
      <SideHill
        surface="sun"
        src="/images/heroes/kenya-safari-drive.jpg"
        title="Book Your Adventure"
        lead="Tell us roughly what you would like. We check camps and vehicles for your dates, and write back with a plan and a price. Nothing is paid here."
      />
      <Container className="pt-[clamp(1.5rem,3vw,3rem)] pb-band">
        <PerVisit>
          <BookingRequest
            key={chosenIds.join()}
            itineraries={itineraries}
            hasMore={offered.hasMore}
            chosenIds={chosenIds}
            message={requested.message}
            party={requested.party}
            quoted={await describeParty(chosenIds[0], requested.party)}
            contacts={await contactsFor()}
          />
        </PerVisit>
        <div className="mt-band grid gap-x-column gap-y-10 lg:grid-cols-2">
          <Money />
          <Planner itineraryId={chosenIds[0]} isBesidePhone />
        </div>
      </Container>
      <StructuredData />
    </>
  )
}

async function describeParty(id: number | undefined, party: LinkedParty) {
  const trip = id && party.numberOfAdults ? await getItinerary(id) : null
  if (!trip) return null
  const requested = toEstimateRequest(party)
  return estimate(trip, requested.party, requested.from, utcDay(new Date()))
}
