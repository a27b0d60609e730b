// What is known of the request being answered, wherever in its course: the id for the log, and how it failed.
import { AsyncLocalStorage } from 'node:async_hooks'
import { perProcess } from './per-process'

export type RequestContext = {
  id: string
  /** When it came, by performance.now(). */
  begin: number
  /** The database could not serve it. */
  isUnavailable?: boolean
  /** When rendering failed: the reference on the error page. */
  digest?: string
}

/** The context of the request that is being answered; empty outside of one. */
export const requestContext = () => perProcess('request-context', () => new AsyncLocalStorage<RequestContext>())
