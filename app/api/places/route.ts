import { answerShared } from '@/lib/http/answers'
import { jsonMethods } from '@/lib/http/json-route'
import { listPlaces } from '@/lib/places/queries'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: async () => answerShared(await listPlaces()),
})
