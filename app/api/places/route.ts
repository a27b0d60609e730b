import { jsonMethods } from '@/lib/http/json-route'
import { answerShared } from '@/lib/http/shared-answer'
import { listPlaces } from '@/lib/places/places'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: async () => answerShared(await listPlaces()),
})
