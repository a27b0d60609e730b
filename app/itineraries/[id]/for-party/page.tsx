import { connection } from 'next/server'
import { pageOrUnavailable } from '@/components/layout/unavailable'
import { parseItineraryId } from '@/lib/domain/ids'
import { toTravellers } from '@/lib/domain/travellers'
import { utcDay } from '@/lib/domain/utc-day'
import { getItinerary, listTripsInstead } from '@/lib/itineraries/queries'
import { estimate } from '@/lib/prices/estimate'
import { parseEstimateQuestion } from '@/lib/prices/estimate-question'
import { toQuotedPrice } from '@/lib/prices/quoted-price'
import { ItineraryPage } from '../_components/itinerary-page'
import { MissingItinerary } from '../_components/missing-itinerary'

export { generateMetadata } from '../page'

// /itineraries/6?adults=2 is rewritten to this (next.config.ts), so that the trip stays prerendered.
export const instant = false

export default pageOrUnavailable(async ({ params, searchParams }: PageProps<'/itineraries/[id]/for-party'>) => {
  await connection()
  const { id: idText } = await params
  const id = parseItineraryId(idText)
  const itinerary = id ? await getItinerary(id) : null
  if (!itinerary) return <MissingItinerary id={idText} />
  const request = parseEstimateQuestion(await searchParams)
  if (!request.question) return <ItineraryPage itinerary={itinerary} request={request} />
  const { party, from } = request.question
  const travellers = toTravellers(request.question)
  const today = utcDay(new Date())
  const answer = estimate(itinerary, party, from, today)
  const quoted = toQuotedPrice(answer, itinerary, travellers, today)
  const instead = await listTripsInstead([itinerary], answer)
  return <ItineraryPage itinerary={{ ...itinerary, travellers, quoted }} request={{ ...request, answer, instead }} />
})
