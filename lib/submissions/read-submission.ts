// Reads and checks what a visitor has sent, before anything is stored.
import 'server-only'
import { type FormDefinition, type Parsed, readConsents } from '../forms/form-definition'
import { toSchema } from '../forms/schema'
import type { LeadContext } from '../http/sender'
import { type SendingKey, sendingKeys } from './idempotency'
import { type HeldFor, whyHeld } from './spam'

export type Submission<F extends FormDefinition = FormDefinition> = {
  fields: Parsed<F>
  /** Why it looks like spam; null where it does not. */
  heldFor: HeldFor | null
  /** The same keys mean the same sending. */
  keys: SendingKey[]
  /** The page with the form. */
  page: string | null
}

/** `name`: the form, as limits and keys name it. */
type Rules<F> = { name: string; form: F; linksAllowed: number }

/** Throws ZodError. */
export function readSubmission<F extends FormDefinition>(
  { name, form, linksAllowed }: Rules<F>,
  input: unknown,
  context: LeadContext,
): Submission<F> {
  const fields = toSchema(form).parse(context.isForm ? readConsents(form, input) : input)
  return {
    fields,
    heldFor: whyHeld(input, fields, linksAllowed),
    keys: sendingKeys(name, { input, fields, context }),
    page: context.page,
  }
}
