import { getItinerary } from '@/lib/data/itineraries'
import { listReviews } from '@/lib/data/reviews'
import { NotFoundError } from '@/lib/errors'
import { parseItineraryId } from '@/lib/itinerary-id'
import { jsonMethods } from '@/lib/json-route'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods<RouteContext<'/api/itineraries/[id]/reviews'>>({
  GET: async (_request, { params }) => {
    const id = parseItineraryId((await params).id)
    if (!id || !(await getItinerary(id))) throw new NotFoundError('Itinerary not found')
    return Response.json(await listReviews(id))
  },
})
