/**
 * A value that this process has once. Next.js bundles a file anew for pages, for route handlers and for what runs at the
 * start, and the server script does not use those bundles: a variable of a module would be there several times.
 * Takes a name, and what makes the value when it is first asked for.
 */
export function perProcess<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`tembo-trails.${name}`)
  const shared = globalThis as { [key: symbol]: Value | undefined }
  shared[key] ??= make()
  return shared[key]
}
