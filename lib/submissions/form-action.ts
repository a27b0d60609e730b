import 'server-only'
import { headers } from 'next/headers'
import { ZodError } from 'zod'
import { type FormResult, type Receipt, toFieldErrors } from '../forms/form-result'
import { readContext, type SubmissionContext } from '../http/sender'
import { BadRequestError, QuestionError, RateLimitError } from '../platform/errors'
import { refuseInPreview, requestContext } from '../platform/request-context'
import { readFormTexts } from './form-texts'

/** For useActionState. Returns the values too, for forms without JavaScript. Never throws. */
export function formAction(create: (input: unknown, context: SubmissionContext) => Promise<Receipt>) {
  return async (_previous: FormResult | null, form: FormData): Promise<FormResult> => {
    const values = readFormTexts(form)
    const context = requestContext().getStore()
    try {
      refuseInPreview()
      const { reference, facts, replyTime, changePath } = await create(values, {
        ...readContext(await headers()),
        isForm: true,
      })
      return { ok: true, receipt: { reference, facts, replyTime, changePath }, values }
    } catch (error) {
      if (context) context.isFormRefused = true
      if (error instanceof QuestionError) {
        const { field, message, question } = error
        return { ok: false, fieldErrors: { [field]: message }, question, values }
      }
      if (error instanceof ZodError) return { ok: false, fieldErrors: toFieldErrors(error), values }
      if (error instanceof RateLimitError || error instanceof BadRequestError)
        return { ok: false, message: error.message, values }
      console.error('Form not stored.', error)
      return { ok: false, values }
    }
  }
}
