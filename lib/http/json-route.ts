import 'server-only'
import { ZodError } from 'zod'
import type { Receipt } from '../forms/form-result'
import { toFieldErrors } from '../forms/form-result'
import { config } from '../platform/config'
import { BadRequestError, GoneError, NotFoundError, RateLimitError } from '../platform/errors'
import { noteFailure, refuseInPreview } from '../platform/request-context'
import { isUnavailable } from '../platform/unavailable'
import { isForeignOrigin } from './addresses'
import { readText } from './read-body'
import { readContext, type SubmissionContext } from './sender'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof methods)[number]

export function jsonError(status: number, error: string, extra?: { fieldErrors?: object; headers?: HeadersInit }) {
  return Response.json({ error, fieldErrors: extra?.fieldErrors }, { status, headers: extra?.headers })
}

function answerError(error: unknown) {
  if (error instanceof BadRequestError) return jsonError(400, error.message)
  if (error instanceof NotFoundError) return jsonError(404, error.message)
  if (error instanceof GoneError) return jsonError(410, error.message)
  if (error instanceof RateLimitError)
    return jsonError(429, error.message, { headers: { 'Retry-After': String(error.retryAfter) } })
  if (error instanceof ZodError)
    return jsonError(400, 'Please check the fields.', { fieldErrors: toFieldErrors(error) })
  if (isUnavailable(error)) {
    noteFailure(error)
    return jsonError(503, 'We cannot reach our records right now. Please try again in a minute, or call us.', {
      headers: { 'Retry-After': '30' },
    })
  }
  console.error('Request failed.', error)
  return jsonError(500, 'The server could not answer. Please try again.')
}

/** Exports for a route file: errors become responses, other methods get 405. */
export function jsonMethods<Context = unknown>(handlers: Partial<Record<Method, Handler<Context>>>) {
  const allow = methods.filter((method) => handlers[method]).join(', ')
  const handle = (method: Method): Handler<Context> => {
    const handler = handlers[method]
    if (!handler) return async () => jsonError(405, `Only ${allow} is answered here.`, { headers: { Allow: allow } })
    return (request, context) => handler(request, context).catch(answerError)
  }
  return Object.fromEntries(methods.map((method) => [method, handle(method)])) as Record<Method, Handler<Context>>
}

function brokenOff(): never {
  throw new BadRequestError('The body did not reach us whole.')
}

/** 201 with the reference, also for a repeated Idempotency-Key; 403 foreign origin, 413 over 32 KB, 415, 400. */
export function jsonCreate(create: (input: unknown, context: SubmissionContext) => Promise<Receipt>) {
  return async (request: Request) => {
    const { headers } = request
    if (isForeignOrigin(headers.get('origin'), headers.get('host'), config.siteUrl))
      return jsonError(403, 'This can be sent from our own pages only.')
    refuseInPreview()
    if (!/^application\/json\b/i.test(headers.get('content-type') ?? ''))
      return jsonError(415, 'Please send JSON (Content-Type: application/json).')
    const body = await readText(request).catch(brokenOff)
    if (body === null) return jsonError(413, 'The body may have 32 KB at most.')
    let input: unknown
    try {
      input = JSON.parse(body)
    } catch {
      return jsonError(400, 'The body is not valid JSON.')
    }
    const { facts: _, replyTime: __, changePath: ___, ...answer } = await create(input, readContext(headers))
    return Response.json(answer, { status: 201 })
  }
}
