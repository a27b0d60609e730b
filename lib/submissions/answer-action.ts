import 'server-only'
import type { Route } from 'next'
import { RedirectType, redirect } from 'next/navigation'
import type { AnswerResult } from '../forms/form-result'
import { GoneError, isRefusal } from '../platform/errors'
import { requestContext, setPageStatus } from '../platform/request-context'
import { readFormTexts } from './form-texts'

export type AnswerValues = { token: string; key: string } & Record<string, string | undefined>

/** `faults`: by the names of the fields. */
type Refusal = { status: number; problem: string; faults?: Record<string, string> }

/**
 * For the page of a link with a token, with useActionState. Once stored, `pathOf` shows it: after a reload too, and in other
 * tabs. What `describe` knows is said in the form.
 */
export function answerAction(
  pathOf: (values: AnswerValues) => string,
  store: (values: AnswerValues) => Promise<unknown>,
  describe: (error: unknown) => Refusal | null = describeRefusal,
) {
  return async (_previous: AnswerResult | null, form: FormData): Promise<AnswerResult> => {
    const texts = readFormTexts(form)
    const values = { ...texts, token: texts.token ?? '', key: texts.key ?? '' }
    try {
      await store(values)
    } catch (error) {
      const refusal = describe(error)
      if (!refusal) throw error
      const context = requestContext().getStore()
      if (context) context.isFormRefused = true
      setPageStatus(refusal.status)
      return { problem: refusal.problem, values: texts, faults: refusal.faults }
    }
    // Back skips the form that was sent.
    redirect(pathOf(values) as Route, RedirectType.replace)
  }
}

export function describeRefusal(error: unknown): Refusal | null {
  return isRefusal(error) ? { status: error instanceof GoneError ? 410 : 400, problem: error.message } : null
}
