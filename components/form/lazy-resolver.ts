import type { Resolver } from 'react-hook-form'
import type { Form, Values } from '@/lib/forms/form'

const load = () => import('./resolver')

/** Has the resolver loaded before it is needed: call it on the first focus. */
export function preloadResolver() {
  load().catch(() => {})
}

/**
 * The resolver of a form, loaded when that validates first. When it cannot be loaded the form is sent as it is, and the
 * server, which validates in any case, answers with the errors.
 */
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
