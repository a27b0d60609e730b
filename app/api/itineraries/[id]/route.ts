import { getItinerary } from '@/lib/data/itineraries'
import { NotFoundError } from '@/lib/errors'
import { parseItineraryId } from '@/lib/itinerary-id'
import { jsonMethods } from '@/lib/json-route'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods<RouteContext<'/api/itineraries/[id]'>>({
  GET: async (_request, { params }) => {
    const id = parseItineraryId((await params).id)
    const itinerary = id && (await getItinerary(id))
    if (!itinerary) throw new NotFoundError('Itinerary not found')
    return Response.json(itinerary)
  },
})
