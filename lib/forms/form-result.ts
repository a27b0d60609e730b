import type { ZodError } from 'zod'

export type Fact = [label: string, value: string]
export type FieldErrors = Record<string, string>

/** `reference` is for the visitor to quote. */
export type Receipt = {
  reference: string
  facts: Fact[]
  replyTime?: string
  /** Of the page where the sender can change or add something; a secret. */
  changePath?: string
}

/** `values`: as posted, to render form or receipt without JavaScript. */
export type FormResult =
  | { ok: true; receipt: Receipt; values?: Record<string, string> }
  | {
      ok: false
      fieldErrors?: FieldErrors
      /** A field error is a question, perhaps with a value to choose. Sent again with `checked`, the form is taken. */
      question?: { checked: string; suggestion?: string }
      /** Only if the visitor can act on it. */
      message?: string
      values?: Record<string, string>
    }

/** Of a form on a page from a mail: what was typed, with the sentence that says why it was refused. */
export type AnswerResult = { problem: string; values: Record<string, string>; faults?: FieldErrors }

export type FormAction = (previous: FormResult | null, form: FormData) => Promise<FormResult>

export function withMessage(facts: Fact[], message: unknown): Fact[] {
  return message ? [...facts, ['Message', String(message)]] : facts
}

export function toFieldErrors(error: ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of error.issues) errors[path[0]?.toString() ?? 'form'] ??= message
  return errors
}
