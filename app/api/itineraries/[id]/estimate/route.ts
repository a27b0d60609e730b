import { parseItineraryId } from '@/lib/domain/ids'
import { utcDay } from '@/lib/domain/utc-day'
import { answerShared } from '@/lib/http/answers'
import { jsonMethods } from '@/lib/http/json-route'
import { getItinerary, missingItinerary } from '@/lib/itineraries/queries'
import { config } from '@/lib/platform/config'
import { BadRequestError } from '@/lib/platform/errors'
import { estimate } from '@/lib/prices/estimate'
import { parseEstimateQuestion } from '@/lib/prices/estimate-question'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods<RouteContext<'/api/itineraries/[id]/estimate'>>({
  GET: async (request, { params }) => {
    const id = parseItineraryId((await params).id)
    const itinerary = id && (await getItinerary(id))
    if (!itinerary) throw await missingItinerary(id)
    const { searchParams } = new URL(request.url)
    const { question, error } = parseEstimateQuestion(valuesOf(searchParams))
    if (!question) throw new BadRequestError(error)
    // The page with the same answer.
    const page = `${config.siteUrl}/estimate?${new URLSearchParams([['itinerary', String(id)], ...searchParams])}`
    return answerShared({ ...estimate(itinerary, question.party, question.from, utcDay(new Date())), page })
  },
})

// Repeated parameters become arrays, which validation rejects.
function valuesOf(params: URLSearchParams) {
  return Object.fromEntries([...params.keys()].map((name) => [name, onceOrAll(params.getAll(name))]))
}

const onceOrAll = (values: string[]) => (values.length === 1 ? values[0] : values)
