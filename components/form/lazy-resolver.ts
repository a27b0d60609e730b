import type { FieldValues, Resolver } from 'react-hook-form'

/**
 * A resolver that is loaded when the form validates first: zod stays out of the page's first load. Takes a function that
 * imports it; call it on the first focus too, so that it is there in time. When it cannot be loaded the form is sent as it
 * is, and the server, which validates in any case, answers with the errors.
 */
export function lazyResolver<Values extends FieldValues>(load: () => Promise<Resolver<Values>>): Resolver<Values> {
  return async (values, context, options) => {
    const resolver = await load().catch(() => null)
    return resolver ? resolver(values, context, options) : { values, errors: {} }
  }
}
