// What is known of the request being answered, wherever in its course: the id for the log, and how it failed. The server
// that opens it is not bundled by Next.js and the code that reads it is, so they share it by a symbol.
import { AsyncLocalStorage } from 'node:async_hooks'

export type RequestContext = {
  id: string
  /** The database could not serve it. */
  isUnavailable?: boolean
  /** When rendering failed: the reference on the error page. */
  digest?: string
}

const key = Symbol.for('tembo-trails.request-context')
const shared = globalThis as { [key]?: AsyncLocalStorage<RequestContext> }

/** The context of the request that is being answered; empty outside of one. */
export function requestContext() {
  shared[key] ??= new AsyncLocalStorage()
  return shared[key]
}
