import 'server-only'
import type { Route } from 'next'
import { headers } from 'next/headers'
import { RedirectType, redirect } from 'next/navigation'
import type { AnswerResult } from '../forms/form-result'
import { readContext } from '../http/sender'
import { db } from '../platform/db'
import { GoneError, isRefusal } from '../platform/errors'
import { requestContext, setPageStatus } from '../platform/request-context'
import { readFormTexts } from '../submissions/form-texts'
import { limitRate } from '../submissions/rate-limit'

export type AnswerValues = { token: string; key: string } & Record<string, string | undefined>

/** For useActionState. Once stored, the page shows it by the offer's state: after a reload too, and in other tabs. */
export function answerAction(store: (values: AnswerValues) => Promise<unknown>) {
  return async (_previous: AnswerResult | null, form: FormData): Promise<AnswerResult> => {
    const values = readFormTexts(form)
    const { token = '', key = '' } = values
    try {
      await store({ ...values, token, key })
    } catch (error) {
      if (!isRefusal(error)) throw error
      const context = requestContext().getStore()
      if (context) context.isFormRefused = true
      setPageStatus(error instanceof GoneError ? 410 : 400)
      return { problem: error.message, values }
    }
    // Another address each time: at the same one the router shows the page that it has. Back skips the form that was sent.
    redirect(`/quote/${encodeURIComponent(token)}?done=${key}#answer` as Route, RedirectType.replace)
  }
}

/** Each question is a mail to the office. */
export async function limitQuestions() {
  await limitRate(db(), 'quote', readContext(await headers()).address)
}
