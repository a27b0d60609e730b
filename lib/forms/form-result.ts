// What sending a form gives back, by whichever door it went.

import type { Fact } from './summary'

export type FieldErrors = Record<string, string>

/** What was stored: the reference a visitor can quote, and the facts in it. */
export type Receipt = { reference: string; facts: Fact[] }

/** The values are those that were sent: a form or receipt without JavaScript is drawn from them. */
export type FormResult =
  | { ok: true; receipt: Receipt; values?: Record<string, string> }
  | {
      ok: false
      fieldErrors?: FieldErrors
      /** Why it failed, where the visitor can do something about it. */
      message?: string
      values?: Record<string, string>
    }

/** The server action of a form, as useActionState calls it. */
export type FormAction = (previous: FormResult | null, form: FormData) => Promise<FormResult>
