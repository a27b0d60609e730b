import { listTeamMembers } from '@/lib/data/team-members'
import { jsonMethods } from '@/lib/http/json-route'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: async () => Response.json(await listTeamMembers()),
})
