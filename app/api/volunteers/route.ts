import { listVolunteers } from '@/lib/data/volunteers'
import { jsonMethods } from '@/lib/http/json-route'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: async () => Response.json(await listVolunteers()),
})
