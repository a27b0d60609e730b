import { listPlaces } from '@/lib/data/places'
import { jsonMethods } from '@/lib/http/json-route'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: async () => Response.json(await listPlaces()),
})
