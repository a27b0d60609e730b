// What we know of the request being answered, wherever the code is.
import { AsyncLocalStorage } from 'node:async_hooks'
import { perProcess } from './per-process'

export type RequestContext = {
  id: string
  /** By performance.now(). */
  begin: number
  /** The database failed. */
  isUnavailable?: boolean
  /** The reference on the error page, when rendering failed. */
  digest?: string
}

/** Empty outside a request. */
export const requestContext = () => perProcess('request-context', () => new AsyncLocalStorage<RequestContext>())
