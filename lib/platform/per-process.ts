/**
 * A value that exists once per process. A module's variable would not: Next.js bundles a file anew for pages, route
 * handlers and the start, and the server script uses none of these bundles.
 */
export function perProcess<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`tembo-trails.${name}`)
  const shared = globalThis as { [key: symbol]: Value | undefined }
  shared[key] ??= make()
  return shared[key]
}

type Background = { stop?: () => Promise<void> }

/** `stop` is set once everything has started; it waits for the mail being sent. */
export const background = () => perProcess('background', (): Background => ({}))
