import type { Resolver } from 'react-hook-form'
import type { FormDefinition, Values } from '@/lib/forms/form-definition'

/** Undefined if loading fails: the server validates anyway. */
export const loadResolver = () =>
  import('./resolver').then(
    ({ resolverOf }) => resolverOf,
    () => undefined,
  )

/** Zod loads at the first focus. */
export function lazyResolver<F extends FormDefinition>(definition: F): Resolver<Values<F>> {
  let resolver: Resolver<Values<F>> | undefined
  return async (values, context, options) => {
    resolver ??= (await loadResolver())?.(definition)
    return resolver ? resolver(values, context, options) : { values, errors: {} }
  }
}
