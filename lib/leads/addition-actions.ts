'use server'
import { headers } from 'next/headers'
import { ZodError } from 'zod'
import { changeTexts as texts } from '../content/change-request'
import { readContext } from '../http/sender'
import { db } from '../platform/db'
import { BadRequestError, NotFoundError, RateLimitError } from '../platform/errors'
import { answerAction } from '../submissions/answer-action'
import { readRequestToken } from '../submissions/request-link'
import { additionForm, addToRequest } from './additions'

export const addToSentRequest = answerAction(
  ({ token, key }) => `/requests/${encodeURIComponent(token)}?done=${key}#added`,
  async (values) => {
    const addition = additionForm.parse(values)
    const reference = await readRequestToken(db(), values.token)
    if (!reference) throw new NotFoundError(texts.unknown)
    await addToRequest(reference, addition, readContext(await headers()).address)
  },
  describeProblem,
)

function describeProblem(error: unknown) {
  if (error instanceof ZodError) return { status: 400, problem: error.issues[0]?.message ?? texts.missing }
  if (error instanceof BadRequestError) return { status: 400, problem: error.message }
  if (error instanceof RateLimitError) return { status: 429, problem: error.message }
  // Deleted meanwhile.
  if (error instanceof NotFoundError) return { status: 404, problem: texts.unknown }
  console.error('Addition not stored.', error)
  return { status: 503, problem: texts.failed }
}
