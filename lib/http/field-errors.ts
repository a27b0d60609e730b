// Zod's issues as the form and the REST answer give them.
import type { ZodError } from 'zod'
import type { FieldErrors } from '../forms/form-result'

/** The first message of each field, by its name; 'form' for one that belongs to no field. Takes a ZodError. */
export function fieldErrorsOf(error: ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of error.issues) errors[path[0]?.toString() ?? 'form'] ??= message
  return errors
}
