import { readItineraryOptions, searchItineraryOptions } from '@/lib/data/itinerary-options'
import { jsonMethods } from '@/lib/http/json-route'
import { answerShared } from '@/lib/http/shared-answer'
import { paramsOf, parseListParams } from '@/lib/itineraries/filters'
import { parseKept } from '@/lib/itineraries/shortlist'

const mostFound = 6

// Trips the booking form was not sent with: ?ids=7,12 or ?query=gorilla.
export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: async (request) => {
    const params = paramsOf(new URL(request.url).searchParams)
    const { query } = parseListParams(params)
    const ids = parseKept(params.ids)
    return answerShared(
      ids.length > 0 || !query ? await readItineraryOptions(ids) : await searchItineraryOptions(query, mostFound),
    )
  },
})
