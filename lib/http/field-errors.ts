import type { ZodError } from 'zod'
import type { FieldErrors } from '../forms/form-result'

/** The first message of each field; 'form' for those of no field. */
export function fieldErrorsOf(error: ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of error.issues) errors[path[0]?.toString() ?? 'form'] ??= message
  return errors
}
