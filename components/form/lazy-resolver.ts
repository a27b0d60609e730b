import type { Resolver } from 'react-hook-form'
import type { Form, Values } from '@/lib/forms/form'

const load = () => import('./resolver')

/** Call it on the first focus, so that the resolver is loaded before it is needed. */
export function preloadResolver() {
  load().catch(() => {})
}

/** Loads the resolver at the first validation. If that fails the form is sent unchecked, and the server checks it. */
export function lazyResolver<F extends Form>(asks: F): Resolver<Values<F>> {
  let resolver: Resolver<Values<F>> | undefined
  return async (values, context, options) => {
    resolver ??= await load().then(
      ({ resolverOf }) => resolverOf(asks),
      () => undefined,
    )
    return resolver ? resolver(values, context, options) : { values, errors: {} }
  }
}
