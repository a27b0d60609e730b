// One line per request: path, status, time; never the client or the content.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '../../lib/platform/log'
import { withoutTokens } from '../../lib/platform/private-paths'
import { type RequestContext, renderHeadAsGet, requestContext } from '../../lib/platform/request-context'

const requestId = /^[A-Za-z0-9._-]{8,64}$/

/** Uses a proxy's X-Request-Id if well formed, else a new id, for the response and its log lines. */
export function logRequest<T>(request: IncomingMessage, response: ServerResponse, answer: () => T): T {
  const begin = performance.now()
  const given = request.headers['x-request-id']
  const id = typeof given === 'string' && requestId.test(given) ? given : randomUUID()
  const context: RequestContext = { id, begin, method: request.method, socketAddress: request.socket.remoteAddress }
  request.headers['x-request-id'] = context.id
  response.setHeader('X-Request-Id', context.id)
  // Read now: Next.js rewrites the request's URL.
  const { method, url } = request
  renderHeadAsGet(request)
  response.once('close', () => {
    const { statusCode, writableFinished } = response
    // The rest of the request was malformed or never came.
    const status = context.status ?? (request.complete ? statusCode : 400)
    requestContext().run(context, () =>
      log()[logLevel(status, url)]({
        method,
        route: routeName(url ?? ''),
        status,
        ms: Math.round(performance.now() - begin),
        ...(context.digest && { digest: context.digest }),
        ...(!writableFinished && { cut: true }),
      }),
    )
  })
  return requestContext().run(context, answer)
}

function logLevel(status: number, url = '') {
  if (status >= 500) return 'error'
  return url.startsWith('/api/health/') ? 'debug' : 'info'
}

export function routeName(url: string) {
  const path = withoutTokens(url.split(/[?#]/, 1)[0] ?? '')
  return path
    .split('/')
    .map((part) => (/@|\d{6,}|\+/.test(part) ? '...' : part))
    .join('/')
    .slice(0, 120)
}
