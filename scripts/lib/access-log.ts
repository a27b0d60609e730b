// The line that every request leaves in the log: which, how it was answered, and how long it took; never who, nor what
// was in it.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '../../lib/server/log'
import { type RequestContext, requestContext } from '../../lib/server/request-context'

const sane = /^[A-Za-z0-9._-]{8,64}$/

/**
 * Answers a request under an id: the one a proxy gave it in X-Request-Id when that is a sane one, else a new one. The
 * response names it, everything logged meanwhile carries it, and when the response is through a line is logged.
 */
export function logRequest<T>(request: IncomingMessage, response: ServerResponse, answer: () => T): T {
  const begin = performance.now()
  const given = request.headers['x-request-id']
  const id = typeof given === 'string' && sane.test(given) ? given : randomUUID()
  const context: RequestContext = { id, begin }
  request.headers['x-request-id'] = context.id
  response.setHeader('X-Request-Id', context.id)
  // Taken now: Next.js rewrites the address of the request while it answers.
  const { method, url } = request
  response.once('close', () => {
    const { statusCode: status, writableFinished } = response
    requestContext().run(context, () =>
      log()[levelOf(status, url)]({
        method,
        route: routeOf(url ?? ''),
        status,
        ms: Math.round(performance.now() - begin),
        ...(context.digest && { digest: context.digest }),
        ...(!writableFinished && { cut: true }),
      }),
    )
  })
  return requestContext().run(context, answer)
}

// Balancers ask for their health all day long, and the site tells itself what has changed.
function levelOf(status: number, url = '') {
  if (status >= 500) return 'error'
  return /^\/api\/(health\/|expire$)/.test(url) ? 'debug' : 'info'
}

/** The path of an address, without its query, and without anything in it that could be somebody's. */
export function routeOf(url: string) {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  return path
    .split('/')
    .map((part) => (/@|%40|\d{6,}|\+/i.test(part) ? '...' : part))
    .join('/')
    .slice(0, 120)
}
