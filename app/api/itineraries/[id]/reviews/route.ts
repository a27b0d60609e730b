import { parseItineraryId } from '@/lib/domain/ids'
import { jsonMethods } from '@/lib/http/json-route'
import { answerList, parsePaging, takePage, unknownAfter } from '@/lib/http/paging'
import { getItinerary, missingItinerary } from '@/lib/itineraries/queries'
import { hasReview, listReviews, readAllReviews } from '@/lib/reviews/queries'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods<RouteContext<'/api/itineraries/[id]/reviews'>>({
  GET: async (request, { params }) => {
    const url = new URL(request.url)
    const id = parseItineraryId((await params).id)
    if (!id || !(await getItinerary(id))) throw await missingItinerary(id)
    const paging = parsePaging(url.searchParams)
    const { after, most } = paging
    if (after && !(await hasReview(id, after))) throw unknownAfter()
    const part = takePage(await listReviews(id, { after, take: most + 1 }), paging)
    return answerList(url, part, paging, () => readAllReviews(id, after))
  },
})
