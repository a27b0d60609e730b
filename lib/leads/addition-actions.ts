'use server'
import type { Route } from 'next'
import { headers } from 'next/headers'
import { RedirectType, redirect } from 'next/navigation'
import { ZodError } from 'zod'
import { changeTexts as texts } from '../content/change-request'
import type { AnswerResult } from '../forms/form-result'
import { readContext } from '../http/sender'
import { db } from '../platform/db'
import { BadRequestError, NotFoundError, RateLimitError } from '../platform/errors'
import { requestContext, setPageStatus } from '../platform/request-context'
import { readFormTexts } from '../submissions/form-texts'
import { readRequestToken } from '../submissions/request-link'
import { additionForm, addToRequest } from './additions'

/** For useActionState. Once stored, the page of the request shows it. */
export async function addToSentRequest(_previous: AnswerResult | null, form: FormData): Promise<AnswerResult> {
  const values = readFormTexts(form)
  const { token = '' } = values
  let key: string
  try {
    const addition = additionForm.parse(values)
    key = addition.key
    const reference = await readRequestToken(db(), token)
    if (!reference) throw new NotFoundError(texts.unknown)
    await addToRequest(reference, addition, readContext(await headers()).address)
  } catch (error) {
    const { status, problem } = describeProblem(error)
    const context = requestContext().getStore()
    if (context) context.isFormRefused = true
    setPageStatus(status)
    return { problem, values }
  }
  redirect(`/requests/${encodeURIComponent(token)}?done=${key}#added` as Route, RedirectType.replace)
}

function describeProblem(error: unknown) {
  if (error instanceof ZodError) return { status: 400, problem: error.issues[0]?.message ?? texts.missing }
  if (error instanceof BadRequestError) return { status: 400, problem: error.message }
  if (error instanceof RateLimitError) return { status: 429, problem: error.message }
  // Deleted meanwhile.
  if (error instanceof NotFoundError) return { status: 404, problem: texts.unknown }
  console.error('Addition not stored.', error)
  return { status: 503, problem: texts.failed }
}
