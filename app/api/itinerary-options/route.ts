import { parseItineraryId } from '@/lib/domain/ids'
import { mostSaved, parseItineraryIds } from '@/lib/domain/shortlist'
import { answerShared } from '@/lib/http/answers'
import { jsonMethods } from '@/lib/http/json-route'
import { BadRequestError } from '@/lib/platform/errors'
import { queryIn, toParams } from '@/lib/search/filters'
import { readItineraryOptions, searchItineraryOptions } from '@/lib/search/lists'

const mostFound = 6

// Options not in the form's page: ?ids=7,12 or ?query=gorilla.
export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: async (request) => {
    const params = toParams(new URL(request.url).searchParams)
    const query = queryIn(params)
    const ids = parseItineraryIds(params.ids)
    const given = String(params.ids ?? '').split(',')
    if (given.length > mostSaved) throw new BadRequestError(`ids may name ${mostSaved} trips at most.`)
    // Each spelling would be a copy of its own in caches.
    if (params.ids !== undefined && given.some((text) => parseItineraryId(text) === null))
      throw new BadRequestError('ids must be numbers of trips, such as 7,12.')
    return answerShared(
      ids.length > 0 || !query ? await readItineraryOptions(ids) : await searchItineraryOptions(query, mostFound),
    )
  },
})
