import { answerShared } from '@/lib/http/answers'
import { jsonMethods } from '@/lib/http/json-route'
import { readSuggestions } from '@/lib/search/suggestions'

export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: async () => answerShared(JSON.parse(await readSuggestions())),
})
