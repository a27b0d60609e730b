import { getItinerary } from '@/lib/data/itineraries'
import { hasReview, listReviews } from '@/lib/data/reviews'
import { jsonMethods } from '@/lib/http/json-route'
import { answerPart, parsePaging, partOf, unknownAfter } from '@/lib/http/paging'
import { parseItineraryId } from '@/lib/itineraries/id'
import { NotFoundError } from '@/lib/server/errors'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods<RouteContext<'/api/itineraries/[id]/reviews'>>({
  GET: async (request, { params }) => {
    const url = new URL(request.url)
    const id = parseItineraryId((await params).id)
    if (!id || !(await getItinerary(id))) throw new NotFoundError('Itinerary not found')
    const paging = parsePaging(url.searchParams)
    const { after, whole } = paging
    if (after && !(await hasReview(id, after))) throw unknownAfter()
    return answerPart(url, partOf(await listReviews(id, { after, take: whole + 1 }), paging))
  },
})
