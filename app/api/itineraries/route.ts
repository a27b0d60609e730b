import { findItineraries } from '@/lib/data/itineraries'
import { hasItinerary } from '@/lib/data/itinerary-order'
import { jsonMethods } from '@/lib/http/json-route'
import { answerPart, parsePaging, unknownAfter } from '@/lib/http/paging'
import { paramsOf, parseApiParams, unknownFilter } from '@/lib/itineraries/filters'
import { BadRequestError } from '@/lib/server/errors'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: async (request) => {
    const url = new URL(request.url)
    const { limit, after } = parsePaging(url.searchParams)
    const params = paramsOf(url.searchParams)
    const unknown = unknownFilter(params)
    if (unknown) throw new BadRequestError(unknown)
    if (after && !(await hasItinerary(after))) throw unknownAfter()
    return answerPart(url, await findItineraries(parseApiParams(params), { after, take: limit && limit + 1 }), limit)
  },
})
