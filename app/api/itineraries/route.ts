import { findItineraries, getItinerary, listItineraries } from '@/lib/data/itineraries'
import { jsonMethods } from '@/lib/http/json-route'
import { answerPart, parsePaging, unknownAfter } from '@/lib/http/paging'
import { parseApiParams } from '@/lib/itineraries/filters'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: async (request) => {
    const url = new URL(request.url)
    const { limit, after } = parsePaging(url.searchParams)
    if (after && !(await getItinerary(after))) throw unknownAfter()
    const filters = parseApiParams(Object.fromEntries(url.searchParams))
    const find = filters.query ? findItineraries : listItineraries
    return answerPart(url, await find(filters, { after, take: limit + 1 }), limit)
  },
})
