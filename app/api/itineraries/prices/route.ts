import { parseTravellers, travellerPairs, travellerParams } from '@/lib/domain/travellers'
import { answerShared } from '@/lib/http/answers'
import { jsonMethods } from '@/lib/http/json-route'
import { readQuotedPrices } from '@/lib/itineraries/queries'
import { BadRequestError } from '@/lib/platform/errors'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: async (request) => {
    const params = new URL(request.url).searchParams
    const travellers = parseTravellers(Object.fromEntries(params))
    const read = new Map<string, string>(travellerPairs(travellers))
    const isRead = travellerParams.every((name) => params.getAll(name).every((value) => value === read.get(name)))
    if (!travellers || !isRead)
      throw new BadRequestError('Please say who travels, such as adults=2&kids=2&from=2027-08')
    return answerShared(await readQuotedPrices(travellers))
  },
})
