import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { getItinerary } from '@/lib/itineraries/queries'
import { listTravellersPapers } from '@/lib/papers/read'
import { readQuotePage } from '@/lib/quotes/quote-page'
import { isGone } from '@/lib/quotes/state'
import { readTripPage } from '@/lib/reservations/trip-page'
import { BookedTrip } from './_components/booked-trip'
import { GoneOffer } from './_components/gone-offer'
import { OfferAnswer } from './_components/offer-answer'
import { OfferBody } from './_components/offer-body'
import { OfferNotice } from './_components/offer-notice'

export const instant = false

// The same for all: a title with names would be in the histories of shared browsers.
export const metadata: Metadata = {
  title: 'Your offer',
  description: 'An offer for one party of travellers.',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

/** For the bearer of the link. Opening it changes nothing, and is not noted. */
export default pageOrUnavailable(async ({ params }: PageProps<'/quote/[token]'>) => {
  const token = decodeURIComponent((await params).token)
  const found = await readQuotePage(token)
  if (!found) notFound()
  const { quote, traveller, successor } = found
  if (isGone(quote.state)) return <GoneOffer quote={quote} successor={successor} />
  const { snapshot } = quote
  const itinerary = snapshot.trip.id === null ? null : await getItinerary(snapshot.trip.id)
  const trip = await readTripPage(quote)
  if (trip) {
    const papers = await listTravellersPapers(trip)
    return <BookedTrip {...{ quote, trip, papers, traveller, itinerary, token }} />
  }
  return (
    <OfferBody
      quote={quote}
      traveller={traveller}
      itinerary={itinerary}
      token={token}
      notice={<OfferNotice quote={quote} token={token} />}
    >
      <OfferAnswer quote={quote} token={token} />
    </OfferBody>
  )
})
