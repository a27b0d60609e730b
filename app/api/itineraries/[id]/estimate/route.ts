import { parseItineraryId } from '@/lib/domain/ids'
import { parseItineraryIds } from '@/lib/domain/shortlist'
import { utcDay } from '@/lib/domain/utc-day'
import { answerShared } from '@/lib/http/answers'
import { jsonMethods } from '@/lib/http/json-route'
import { estimateTrips } from '@/lib/itineraries/extensions'
import { getItinerary, listTripsInstead, missingItinerary } from '@/lib/itineraries/queries'
import { config } from '@/lib/platform/config'
import { BadRequestError } from '@/lib/platform/errors'
import { parseEstimateQuestion } from '@/lib/prices/estimate-question'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods<RouteContext<'/api/itineraries/[id]/estimate'>>({
  GET: async (request, { params }) => {
    const { searchParams } = new URL(request.url)
    const { then, ...values } = valuesOf(searchParams)
    const first = parseItineraryId((await params).id)
    const ids = [first, ...parseItineraryIds(then).filter((id) => id !== first)]
    const trips = await Promise.all(ids.map(readTrip))
    const { question, error } = parseEstimateQuestion(values)
    if (!question) throw new BadRequestError(error)
    const { whole } = await estimateTrips(trips, question, utcDay(new Date()))
    // The page with the same answer.
    const query = new URLSearchParams([['itinerary', ids.join()], ...searchParams])
    query.delete('then')
    const instead = await listTripsInstead(trips, whole)
    return answerShared({
      ...whole,
      page: `${config.siteUrl}/estimate?${query}`,
      ...(instead.length > 0 && { instead }),
    })
  },
})

async function readTrip(id: number | null) {
  const trip = id && (await getItinerary(id))
  if (!trip) throw await missingItinerary(id)
  return trip
}

// Repeated parameters become arrays, which validation rejects.
function valuesOf(params: URLSearchParams) {
  return Object.fromEntries([...params.keys()].map((name) => [name, onceOrAll(params.getAll(name))]))
}

const onceOrAll = (values: string[]) => (values.length === 1 ? values[0] : values)
