import type { FormDefinition } from '@/lib/forms/form-definition'
import { fieldErrorsOf } from '@/lib/forms/form-result'
import { schemaOf } from '@/lib/forms/schema'

/** The messages by field, none for a body that is taken. */
export function errorsOf(form: FormDefinition, body: unknown) {
  const { error } = schemaOf(form).safeParse(body)
  return error ? fieldErrorsOf(error) : {}
}
