import { PerVisit } from '@/components/form/per-visit'
import { StructuredData } from '@/components/layout/structured-data'
import { Container } from '@/components/sections/container'
import { SideHill } from '@/components/sections/side-hill'
import { config } from '@/lib/config'
import { listItineraryOptions } from '@/lib/data/itinerary-options'
import { BookingDesk } from './booking-desk'

/** The booking page, for one trip or none. An unknown id is ignored (decision 10). */
export async function Booking({ itineraryId }: { itineraryId: number | null }) {
  const itineraries = await listItineraryOptions()
  const chosen = itineraries.find(({ id }) => id === itineraryId)
  const { phone, whatsapp, emails } = config
  return (
    <>
      <SideHill
        ground="sun"
        src="/images/heroes/kenya-safari-drive.jpg"
        title="Book Your Adventure"
        lead="Tell us roughly what you want. A person in Nanyuki reads it, checks camps and vehicles, and writes back with a plan and a price. Nothing is paid here."
      />
      <Container className="pt-[clamp(1.5rem,3vw,3rem)] pb-band">
        <PerVisit>
          <BookingDesk
            key={chosen?.id}
            itineraries={itineraries}
            chosenId={chosen?.id ?? 0}
            contacts={{ phone, whatsapp, email: emails.reservations }}
          />
        </PerVisit>
      </Container>
      <StructuredData />
    </>
  )
}
