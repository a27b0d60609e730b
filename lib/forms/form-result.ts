import type { ZodError } from 'zod'

export type Fact = [label: string, value: string]
export type FieldErrors = Record<string, string>

/** `reference` is for the visitor to quote. */
export type Receipt = { reference: string; facts: Fact[]; replyTime?: string }

/** The values are those that were sent: without JavaScript the form or receipt is drawn from them. */
export type FormResult =
  | { ok: true; receipt: Receipt; values?: Record<string, string> }
  | {
      ok: false
      fieldErrors?: FieldErrors
      /** Why it failed, if the visitor can do something about it. */
      message?: string
      values?: Record<string, string>
    }

/** The server action, for useActionState. */
export type FormAction = (previous: FormResult | null, form: FormData) => Promise<FormResult>

/** The first message of each field; 'form' for those of no field. */
export function toFieldErrors(error: ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of error.issues) errors[path[0]?.toString() ?? 'form'] ??= message
  return errors
}
