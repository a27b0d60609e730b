// Lazy, to keep zod out of the first load.
import { zodResolver } from '@hookform/resolvers/zod'
import type { ZodType } from 'zod'
import type { FormDefinition, Values } from '@/lib/forms/form-definition'
import { toSchema } from '@/lib/forms/schema'
import { earliestOffered } from '@/lib/forms/start-date'

/** `raw`: values are sent as typed; the server converts them. */
export function resolverOf<F extends FormDefinition>(form: F) {
  // Typed days may be ones the picker does not offer.
  const schema = toSchema(form, earliestOffered) as ZodType<unknown, unknown> as ZodType<Values<F>, Values<F>>
  return zodResolver(schema, undefined, { raw: true })
}
