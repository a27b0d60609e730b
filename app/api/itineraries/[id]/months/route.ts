import { getTripMonths } from '@/lib/data/trip-months'
import { jsonMethods } from '@/lib/http/json-route'
import { answerShared } from '@/lib/http/shared-answer'
import { parseItineraryId } from '@/lib/itineraries/id'
import { NotFoundError } from '@/lib/server/errors'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods<RouteContext<'/api/itineraries/[id]/months'>>({
  GET: async (_request, { params }) => {
    const id = parseItineraryId((await params).id)
    const months = id && (await getTripMonths(id))
    if (!months) throw new NotFoundError('Itinerary not found')
    return answerShared(months)
  },
})
