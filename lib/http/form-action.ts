// The door of a form: a server action made of a create function.
import 'server-only'
import { headers } from 'next/headers'
import { ZodError } from 'zod'
import type { FormResult, Receipt } from '../forms/form-result'
import { RateLimitError } from '../server/errors'
import { fieldErrorsOf } from './field-errors'
import { type LeadContext, readContext } from './sender'

/**
 * Makes the server action of a form. Takes the create function, which parses what it is given.
 * The action takes the previous result (for useActionState) and the form; it returns the result and the values, so that
 * a form sent without JavaScript keeps them and its receipt can name them. It never throws and never tells the visitor
 * what failed, except that there were too many sendings.
 */
export function formAction(create: (input: unknown, context: LeadContext) => Promise<Receipt>) {
  return async (_previous: FormResult | null, form: FormData): Promise<FormResult> => {
    const values = Object.fromEntries(
      [...form].flatMap(([key, value]) =>
        typeof value === 'string' && !key.startsWith('$ACTION') ? [[key, value]] : [],
      ),
    )
    try {
      const { reference, facts } = await create(values, { ...readContext(await headers()), isForm: true })
      return { ok: true, receipt: { reference, facts }, values }
    } catch (error) {
      if (error instanceof ZodError) return { ok: false, fieldErrors: fieldErrorsOf(error), values }
      if (error instanceof RateLimitError) return { ok: false, message: error.message, values }
      console.error('Form not stored.', error)
      return { ok: false, values }
    }
  }
}
