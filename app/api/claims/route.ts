import { listClaims } from '@/lib/content/queries'
import { jsonMethods } from '@/lib/http/json-route'
import { answerShared } from '@/lib/http/shared-answer'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: async () => answerShared(await listClaims()),
})
