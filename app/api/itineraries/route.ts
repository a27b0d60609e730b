import { findItineraries } from '@/lib/data/itineraries'
import { hasItinerary } from '@/lib/data/itinerary-order'
import { jsonMethods } from '@/lib/http/json-route'
import { answerPart, parsePaging, unknownAfter } from '@/lib/http/paging'
import { parseApiParams } from '@/lib/itineraries/filters'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: async (request) => {
    const url = new URL(request.url)
    const { limit, after } = parsePaging(url.searchParams)
    if (after && !(await hasItinerary(after))) throw unknownAfter()
    const filters = parseApiParams(Object.fromEntries(url.searchParams))
    return answerPart(url, await findItineraries(filters, { after, take: limit && limit + 1 }), limit)
  },
})
