import { answerShared } from '@/lib/http/answers'
import { jsonMethods } from '@/lib/http/json-route'
import { readSuggestions } from '@/lib/search/suggestions'

// What the search box offers (lib/search/suggest.ts): prerendered, and the same for everyone.
export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: async () => answerShared(JSON.parse(await readSuggestions())),
})
