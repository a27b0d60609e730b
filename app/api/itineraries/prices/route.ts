import { readToldPrices } from '@/lib/data/told-prices'
import { jsonMethods } from '@/lib/http/json-route'
import { answerShared } from '@/lib/http/shared-answer'
import { parseTravellers } from '@/lib/itineraries/travellers'
import { BadRequestError } from '@/lib/server/errors'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: async (request) => {
    const travellers = parseTravellers(Object.fromEntries(new URL(request.url).searchParams))
    if (!travellers) throw new BadRequestError('Please say who travels, such as adults=2&kids=2&from=2027-08')
    return answerShared(await readToldPrices(travellers))
  },
})
