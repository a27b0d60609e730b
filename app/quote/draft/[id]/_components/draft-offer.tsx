import type { ReactNode } from 'react'
import { getItinerary } from '@/lib/itineraries/queries'
import type { Quote } from '@/lib/quotes/queries'
import { OfferBody } from '../../../[token]/_components/offer-body'

type Props = { quote: Quote; traveller: string | null; notice: ReactNode }

/** What an offer will look like. */
export async function DraftOffer({ quote, traveller, notice }: Props) {
  const { trip } = quote.snapshot
  const itinerary = trip.id === null ? null : await getItinerary(trip.id)
  return <OfferBody quote={quote} traveller={traveller} itinerary={itinerary} notice={notice} />
}
