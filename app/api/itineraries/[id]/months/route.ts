import { parseItineraryId } from '@/lib/domain/id'
import { jsonMethods } from '@/lib/http/json-route'
import { answerShared } from '@/lib/http/shared-answer'
import { missingItinerary } from '@/lib/itineraries/itineraries'
import { getTripMonths } from '@/lib/itineraries/trip-months'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods<RouteContext<'/api/itineraries/[id]/months'>>({
  GET: async (_request, { params }) => {
    const id = parseItineraryId((await params).id)
    const months = id && (await getTripMonths(id))
    if (!months) throw await missingItinerary(id)
    return answerShared(months)
  },
})
