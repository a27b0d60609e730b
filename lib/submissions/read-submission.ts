import 'server-only'
import { type FormDefinition, type Parsed, readConsents } from '../forms/form-definition'
import { toSchema } from '../forms/schema'
import type { SubmissionContext } from '../http/sender'
import { type SendingKey, sendingKeys } from './idempotency'
import { type HeldFor, whyHeld } from './spam'

export type Submission<F extends FormDefinition = FormDefinition> = {
  fields: Parsed<F>
  /** Why it looks like spam, or null. */
  heldFor: HeldFor | null
  keys: SendingKey[]
  page: string | null
}

type Rules<F> = { name: string; form: F; linksAllowed: number }

export function readSubmission<F extends FormDefinition>(
  { name, form, linksAllowed }: Rules<F>,
  input: unknown,
  context: SubmissionContext,
): Submission<F> {
  const fields = toSchema(form).parse(context.isForm ? readConsents(form, input) : input)
  return {
    fields,
    heldFor: whyHeld(input, fields, linksAllowed),
    keys: sendingKeys(name, { input, fields, context }),
    page: context.page,
  }
}
