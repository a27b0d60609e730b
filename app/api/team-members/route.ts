import { listTeamMembers } from '@/lib/company/queries'
import { answerShared } from '@/lib/http/answers'
import { jsonMethods } from '@/lib/http/json-route'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: async () => answerShared(await listTeamMembers()),
})
