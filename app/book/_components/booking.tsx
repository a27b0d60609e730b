import { Planner } from '@/components/itinerary/planner'
import { StructuredData } from '@/components/layout/structured-data'
import { ContactLines } from '@/components/sections/contact-lines'
import { Money } from '@/components/sections/money'
import { NumberedList } from '@/components/sections/numbered-list'
import { Container } from '@/components/sections/section'
import { SideHill } from '@/components/sections/side-hill'
import { withdrawnSentence } from '@/lib/content/notices'
import { contactsFor, readPagePicture } from '@/lib/content/queries'
import { utcDay } from '@/lib/domain/utc-day'
import { estimateTrips } from '@/lib/itineraries/extensions'
import { getItinerary, getWithdrawnTitle, listTripsInstead } from '@/lib/itineraries/queries'
import type { LinkedParty, parseBookingLink } from '@/lib/leads/booking-link'
import { booking } from '@/lib/leads/kinds/booking'
import { toEstimateQuestion } from '@/lib/prices/estimate-question'
import { listItineraryOptions, readItineraryOptions } from '@/lib/search/lists'
import { agentTool } from '@/lib/seo/agent-tools'
import { BookingRequest } from './booking-request'

/** Unknown ids are ignored (decision 10). */
export async function Booking({ requested }: { requested: ReturnType<typeof parseBookingLink> }) {
  const offered = await listItineraryOptions()
  const further = requested.ids.filter((id) => !offered.itineraries.some((one) => one.id === id))
  const itineraries = [...offered.itineraries, ...(await readItineraryOptions(further))]
  const isOffered = (id: number) => itineraries.some((one) => one.id === id)
  const chosenIds = requested.ids.filter(isOffered)
  const isInTurn = requested.severalTrips === 'in-turn'
  const contacts = await contactsFor()
  const gone = await Promise.all(requested.ids.filter((id) => !isOffered(id)).map(getWithdrawnTitle))
  const withdrawn = gone.filter((title) => title !== null)
  return (
    <>
      <SideHill
        surface="sun"
        picture={await readPagePicture('/book')}
        title="Book Your Adventure"
        lead="Tell us roughly what you would like. We check camps and vehicles for your dates, and write back with a plan and a price. Nothing is paid here."
      />
      <Container className="pt-[clamp(1.5rem,3vw,3rem)] pb-band">
        {withdrawn.length > 0 && (
          <p className="mb-6 font-semibold">
            {withdrawn.map(withdrawnSentence).join(' ')}
            {chosenIds.length === 0 && ' Choose another trip below, or let us suggest one.'}
          </p>
        )}
        <BookingRequest
          key={chosenIds.join()}
          itineraries={itineraries}
          hasMore={offered.hasMore}
          chosenIds={chosenIds}
          severalTrips={requested.severalTrips}
          message={requested.message}
          party={requested.party}
          quoted={await describeParty(isInTurn ? chosenIds : chosenIds.slice(0, 1), requested.party)}
          quotedForTwo={await describeParty(chosenIds.slice(0, 1), { ...requested.party, numberOfAdults: '2' })}
          tool={agentTool('request')}
          contacts={contacts}
          nextSteps={<NextSteps />}
          contactBox={<ContactBox {...contacts} />}
        />
        <div className="mt-band grid gap-x-column gap-y-10 lg:grid-cols-2">
          <Money />
          <Planner itineraryId={chosenIds[0]} isBesidePhone />
        </div>
      </Container>
      <StructuredData />
    </>
  )
}

/** The estimate for what the form starts with. */
async function describeParty(ids: number[], party: LinkedParty) {
  const trips = (await Promise.all(ids.map(getItinerary))).filter((trip) => trip !== null)
  if (trips.length === 0) return null
  const requested = toEstimateQuestion({ numberOfAdults: booking.fields.numberOfAdults.fallback, ...party })
  const { whole } = await estimateTrips(trips, requested, utcDay(new Date()))
  const instead = await listTripsInstead(trips, whole)
  return { ...whole, ...(instead.length > 0 && { instead }) }
}

const steps = [
  'Someone in Nanyuki reads your request and checks camps and vehicles for your dates.',
  'You get a plan and a price by email or phone. Change anything you like.',
  'You confirm when you are happy with it. Until then nothing is booked and nothing is paid.',
]

function NextSteps() {
  return (
    <section>
      <h2 className="font-head text-head">What happens next</h2>
      <NumberedList items={steps} />
    </section>
  )
}

function ContactBox({ phone, email }: { phone: string; email: string }) {
  if (!phone && !email) return null
  return (
    <section>
      <h2 className="mb-1 font-head text-card">Rather talk?</h2>
      <ContactLines phone={phone} emails={[email]} />
    </section>
  )
}
