import { listFleetVehicles } from '@/lib/data/fleet-vehicles'
import { jsonMethods } from '@/lib/http/json-route'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: async () => Response.json(await listFleetVehicles()),
})
