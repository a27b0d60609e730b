import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { PreviewError, UnavailableError } from './errors'
import { perProcess } from './per-process'

/** Who made it, and when. */
export type Preview = { who: string; madeAt: Date }

export type RequestContext = {
  id: string
  /** performance.now() at the start. */
  begin: number
  method?: string
  /** Remote address of the connection; a header could be forged. */
  socketAddress?: string
  isUnavailable?: boolean
  isWithdrawn?: boolean
  /** Next.js rendered a page for this request, and not for one that came before. */
  hasRendered?: boolean
  /** Null if lib/cache/page-cache.mjs has no page to serve while the database is down. Missing for what is not cached. */
  findLastPage?: () => Promise<object | null>
  /** The site is shown with changes that are not published. Private pages are not. */
  preview?: Preview
  hasForm?: boolean
  /** A form was posted and not stored. */
  isFormRefused?: boolean
  /** Of a private page, as it says itself: gone, refused, not stored. */
  pageStatus?: number
  /** As sent; Next.js may set another one on the response afterwards. */
  status?: number
  /** Reference on the error page, when rendering failed. */
  digest?: string
}

/** Undefined outside a request. */
export const requestContext = () => perProcess('request-context', () => new AsyncLocalStorage<RequestContext>())

/** Of a private page. */
export function setPageStatus(status: number) {
  const context = requestContext().getStore()
  if (context) context.pageStatus = status
}

/** For what visitors send. Throws PreviewError. */
export function refuseInPreview() {
  if (requestContext().getStore()?.preview) throw new PreviewError()
}

/** Records the digest of a failure for the response and the log. */
export function noteFailure(error: unknown) {
  const context = requestContext().getStore()
  const { digest } = (error ?? {}) as { digest?: unknown }
  if (!context || typeof digest !== 'string') return
  context.digest = digest
  context.isUnavailable ||= UnavailableError.isDigest(digest)
}

/**
 * For HEAD, Next.js sends the head of a page before it has rendered it: 200 where GET is 404. Rendered as for GET, the
 * head is the same, and Node.js sends no body, since it knows the method as it came.
 */
export function renderHeadAsGet(request: IncomingMessage) {
  if (request.method === 'HEAD') request.method = 'GET'
}

/** For servers other than scripts/response-cache: Node.js publishes every request on this channel. */
export function giveRequestsContext() {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    const { socket, method } = request
    renderHeadAsGet(request)
    const context = { id: randomUUID(), begin: performance.now(), method, socketAddress: socket.remoteAddress }
    requestContext().enterWith(context)
  })
}
