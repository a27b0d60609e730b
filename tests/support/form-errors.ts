import type { FormDefinition } from '@/lib/forms/form-definition'
import { toFieldErrors } from '@/lib/forms/form-result'
import { toSchema } from '@/lib/forms/schema'

/** The messages by field, none for a body that is taken. */
export function errorsOf(form: FormDefinition, body: unknown) {
  const { error } = toSchema(form).safeParse(body)
  return error ? toFieldErrors(error) : {}
}
