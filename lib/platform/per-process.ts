/** Module variables are not enough: Next.js bundles a module several times (pages, route handlers, start). */
export function perProcess<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`tembo-trails.${name}`)
  const shared = globalThis as { [key: symbol]: Value | undefined }
  shared[key] ??= make()
  return shared[key]
}

type Background = { stop?: () => Promise<void> }

export const background = () => perProcess('background', (): Background => ({}))
