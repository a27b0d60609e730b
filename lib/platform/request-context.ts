// What we know of the request being answered, wherever the code is.
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { UnavailableError } from './errors'
import { perProcess } from './per-process'

export type RequestContext = {
  id: string
  /** By performance.now(). */
  begin: number
  /** Of the other end of the connection. Not in a header, which any client could send. */
  socketAddress?: string
  /** The database failed. */
  isUnavailable?: boolean
  /** The page is that of a trip that is withdrawn. */
  isWithdrawn?: boolean
  /** A form reached the action that it is for. */
  hasForm?: boolean
  /** The reference on the error page, when rendering failed. */
  digest?: string
}

/** Empty outside a request. */
export const requestContext = () => perProcess('request-context', () => new AsyncLocalStorage<RequestContext>())

/** The reference of a failure, for the answer and for the line in the log, and whether the database is the cause. */
export function noteFailure(error: unknown) {
  const context = requestContext().getStore()
  const { digest } = (error ?? {}) as { digest?: unknown }
  if (!context || typeof digest !== 'string') return
  context.digest = digest
  context.isUnavailable ||= UnavailableError.isDigest(digest)
}

/** Where no server of ours gives each request its context: Node tells of every one that a server of this process gets. */
export function giveRequestsContext() {
  subscribe('http.server.request.start', (message) => {
    const { socket } = (message as { request: IncomingMessage }).request
    const context = { id: randomUUID(), begin: performance.now(), socketAddress: socket.remoteAddress }
    requestContext().enterWith(context)
  })
}
