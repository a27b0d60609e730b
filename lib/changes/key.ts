// What proves to the route that expires cache tags that a request comes from this very process. The route and the
// listener are in different bundles of Next.js; they share this symbol.
import 'server-only'
import { randomUUID } from 'node:crypto'

const shared = globalThis as { [key: symbol]: string | undefined }
const key = Symbol.for('tembo-trails.expiry-key')

/** The header that carries the key. */
export const expiryKeyHeader = 'x-expiry-key'

/** The key of this process: made on first use, never written anywhere. */
export function expiryKey() {
  shared[key] ??= randomUUID()
  return shared[key]
}
