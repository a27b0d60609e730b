import { parseItineraryId } from '@/lib/domain/ids'
import { answerShared } from '@/lib/http/answers'
import { jsonMethods } from '@/lib/http/json-route'
import { getItinerary, missingItinerary } from '@/lib/itineraries/queries'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods<RouteContext<'/api/itineraries/[id]'>>({
  GET: async (_request, { params }) => {
    const id = parseItineraryId((await params).id)
    const itinerary = id && (await getItinerary(id))
    if (!itinerary) throw await missingItinerary(id)
    return answerShared(itinerary)
  },
})
