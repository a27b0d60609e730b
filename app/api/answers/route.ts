import { after } from 'next/server'
import { recordUnanswered } from '@/lib/answers/unanswered'
import { answerShared } from '@/lib/http/answers'
import { jsonMethods } from '@/lib/http/json-route'
import { config } from '@/lib/platform/config'
import { BadRequestError } from '@/lib/platform/errors'
import { ask } from '@/lib/search/ask'
import { queryIn, toParams } from '@/lib/search/filters'

// Sentences of the pages that answer ?query=. With draft=1 it is a text that nobody has sent, and is not counted.
export const { GET, POST, PUT, PATCH, DELETE } = jsonMethods({
  GET: async (request) => {
    const params = toParams(new URL(request.url).searchParams)
    const query = queryIn(params)
    if (!query) throw new BadRequestError('query must be a question, such as Do I need a visa?')
    const { answers } = await ask(query)
    if (answers.length === 0 && params.draft === undefined) after(() => recordUnanswered(query))
    return answerShared({
      answers: answers.map(({ page, heading, text, href }) => ({ page, heading, text, url: config.siteUrl + href })),
    })
  },
})
