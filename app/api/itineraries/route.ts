import { jsonMethods } from '@/lib/http/json-route'
import { answerList, parsePaging, unknownAfter } from '@/lib/http/paging'
import { getItinerary } from '@/lib/itineraries/queries'
import { BadRequestError } from '@/lib/platform/errors'
import { isCommon, parseApiParams, queryIn, toParams, unknownFilter } from '@/lib/search/filters'
import { findItineraries, listItineraries, readAllItineraries } from '@/lib/search/lists'
import { readSearch } from '@/lib/search/questions'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: async (request) => {
    const url = new URL(request.url)
    const paging = parsePaging(url.searchParams)
    const params = toParams(url.searchParams)
    const unknown = unknownFilter(params)
    if (unknown) throw new BadRequestError(unknown)
    if (paging.after && !(await getItinerary(paging.after))) throw unknownAfter()
    const filters = parseApiParams(params, (await readSearch(queryIn(params))).travellers)
    const find = isCommon(filters) ? listItineraries : findItineraries
    return answerList(url, await find(filters, paging), paging, () => readAllItineraries(filters, paging.after))
  },
})
