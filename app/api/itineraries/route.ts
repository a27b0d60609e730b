import { findItineraries } from '@/lib/data/itineraries'
import { parseApiParams } from '@/lib/itinerary-filters'
import { jsonMethods } from '@/lib/json-route'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: async (request) => {
    const params = Object.fromEntries(new URL(request.url).searchParams)
    return Response.json(await findItineraries(parseApiParams(params)))
  },
})
