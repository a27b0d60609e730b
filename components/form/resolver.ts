// What a form validates with in a browser. Loaded when a form is touched first: zod stays out of the page's first load.
import { zodResolver } from '@hookform/resolvers/zod'
import type { ZodType } from 'zod'
import type { Form, Values } from '@/lib/forms/form'
import { schemaOf } from '@/lib/forms/schema'
import { earliestOffered } from '@/lib/forms/start-date'

/** The resolver of a form. Raw: its values are sent as they are, and the server makes numbers of them. */
export function resolverOf<F extends Form>(form: F) {
  // A day that the picker does not offer can still be typed.
  const schema = schemaOf(form, earliestOffered) as ZodType<unknown, unknown> as ZodType<Values<F>, Values<F>>
  return zodResolver(schema, undefined, { raw: true })
}
