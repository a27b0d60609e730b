// One line per request: path, status, time, and of a page whether a robot asked; never the client or the content.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isbot } from 'isbot'
import { log } from '../../lib/platform/log'
import { isPrivatePath, withoutTokens } from '../../lib/platform/private-paths'
import { type RequestContext, renderHeadAsGet, requestContext } from '../../lib/platform/request-context'
import { requestPath } from '../../lib/platform/request-path'
import { isPage } from './edit-link'

/** Of a page for everybody: whether a visitor or a robot opened it, or a browser fetched it ahead of a click. */
export type View = 'visitor' | 'robot' | 'ahead'

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
    const isOfPage = method === 'GET' && isShownPage(response, status) && !isPrivatePath(requestPath(url))
    const view = isOfPage && !context.preview && viewOf(request)
    requestContext().run(context, () =>
      log()[logLevel(status, url)]({
        method,
        route: routeName(url ?? ''),
        status,
        ms: Math.round(performance.now() - begin),
        ...(view && { view }),
        ...(context.digest && { digest: context.digest }),
        ...(!writableFinished && { cut: true }),
      }),
    )
  })
  return requestContext().run(context, answer)
}

/** Also one that the browser has already (304). */
const isShownPage = (response: ServerResponse, status: number) =>
  isPage({ status: status === 304 ? 200 : status, headers: response.getHeaders() })

function viewOf({ headers }: IncomingMessage): View {
  const agent = headers['user-agent']
  if (!agent || isbot(agent)) return 'robot'
  return /prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers.purpose)) ? 'ahead' : 'visitor'
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
