import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PrintHead } from '@/components/layout/print'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { Container } from '@/components/sections/section'
import { getItinerary } from '@/lib/itineraries/queries'
import { readQuotePage } from '@/lib/quotes/quote-page'
import { readTripPage } from '@/lib/reservations/trip-page'
import { BookedTrip } from './_components/booked-trip'
import { GoneOffer, isGone } from './_components/gone-offer'
import { OfferAnswer } from './_components/offer-answer'
import { OfferCosts, OfferTerms } from './_components/offer-costs'
import { OfferDays } from './_components/offer-days'
import { OfferHero } from './_components/offer-hero'
import { OfferLetter } from './_components/offer-letter'
import { OfferNotice } from './_components/offer-notice'
import { OfferSidebar } from './_components/offer-sidebar'

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
  if (trip) return <BookedTrip quote={quote} trip={trip} traveller={traveller} itinerary={itinerary} token={token} />
  return (
    <article>
      <PrintHead />
      <OfferHero quote={quote} traveller={traveller} itinerary={itinerary} />
      <OfferNotice quote={quote} token={token} />
      <Container className="grid gap-x-[clamp(2.5rem,5vw,5rem)] gap-y-10 pt-[clamp(1.75rem,4vw,4rem)] pb-band-sm md:pb-band lg:grid-cols-[minmax(0,1fr)_23rem] print:block print:py-0">
        <div className="min-w-0">
          <OfferLetter snapshot={snapshot} />
          <OfferDays snapshot={snapshot} itinerary={itinerary} />
          <OfferCosts quote={quote} />
          <OfferTerms snapshot={snapshot} />
          <OfferAnswer quote={quote} token={token} />
        </div>
        <OfferSidebar quote={quote} />
      </Container>
    </article>
  )
})
