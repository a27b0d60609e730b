import { findItineraries } from '@/lib/data/itineraries'
import { hasItinerary } from '@/lib/data/itinerary-order'
import { parseApiParams } from '@/lib/itinerary-filters'
import { jsonMethods } from '@/lib/json-route'
import { answerPart, parsePaging, unknownAfter } from '@/lib/paging'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: async (request) => {
    const url = new URL(request.url)
    const { limit, after } = parsePaging(url.searchParams)
    if (after && !(await hasItinerary(after))) throw unknownAfter()
    const filters = parseApiParams(Object.fromEntries(url.searchParams))
    return answerPart(url, await findItineraries(filters, { after, take: limit && limit + 1 }), limit)
  },
})
