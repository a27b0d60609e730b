import { parseItineraryId } from '@/lib/domain/ids'
import { answerShared } from '@/lib/http/answers'
import { jsonMethods } from '@/lib/http/json-route'
import { getTripMonths, missingItinerary } from '@/lib/itineraries/queries'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods<RouteContext<'/api/itineraries/[id]/months'>>({
  GET: async (_request, { params }) => {
    const id = parseItineraryId((await params).id)
    const months = id && (await getTripMonths(id))
    if (!months) throw await missingItinerary(id)
    return answerShared(months)
  },
})
