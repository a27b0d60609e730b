import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import { pageFinisher } from '../../lib/http/finish-answers'
import type { Config } from '../../lib/platform/config-schema'
import { cacheState, mockRequest } from '../../lib/platform/next-internals'
import { type RequestContext, requestContext } from '../../lib/platform/request-context'
import { isMadePerRequest } from '../../lib/seo/page-routes'

export type Next = (request: IncomingMessage, response: ServerResponse) => Promise<void>
/** `isBetterLater`: asked again, Next.js has a newer page, or the last one in place of a failure. */
export type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer; isBetterLater: boolean }
export class TooLongError extends Error {}

const longest = 4 * 1024 * 1024
// All request headers that a public response may depend on.
const passedOn = ['host', 'accept', 'x-request-id', 'x-forwarded-for', 'x-forwarded-proto']

/** A page is rendered at most once, though it may be asked for twice. Throws TooLongError over 4 MB. */
export async function ask(next: Next, config: Config, url: string, headers: IncomingHttpHeaders): Promise<Answer> {
  const answer = await askOnce(next, config, url, headers)
  return answer.isBetterLater ? askOnce(next, config, url, headers) : answer
}

async function askOnce(next: Next, config: Config, url: string, headers: IncomingHttpHeaders): Promise<Answer> {
  const known = requestContext().getStore()
  const context: RequestContext = { id: '', ...known, begin: performance.now() }
  const chunks: Buffer[] = []
  let bytes = 0
  const resWriter = (chunk: Uint8Array | string) => {
    const part = Buffer.from(chunk)
    chunks.push(part)
    bytes += part.length
    // Next.js stops, as when the client disconnects.
    if (bytes > longest) res.destroy()
    return true
  }
  const { req, res } = mockRequest({ url, headers: publicHeaders(headers), resWriter })
  const response = res as unknown as ServerResponse
  const isKept = !isMadePerRequest(req)
  const finish = pageFinisher(req, config, !isKept)
  return requestContext().run(context, async () => {
    await Promise.all([next(req, response), finished(res)]).catch((error: unknown) => {
      throw bytes > longest ? new TooLongError() : error
    })
    const isBetterLater = isPage(res) && isKept && (await isBetterAskedAgain(res, context))
    const { status } = finish(response, res.statusCode)
    if (known && context.digest) known.digest = context.digest
    const body = Buffer.concat(chunks)
    // Node.js 20 retains the streams of the response, and so this array, until a full garbage collection.
    chunks.length = 0
    return { status, headers: res.getHeaders(), body, isBetterLater }
  })
}

type Head = Pick<ServerResponse, 'statusCode' | 'getHeader' | 'getHeaders'>

const isPage = (response: Head) => String(response.getHeader('content-type')).startsWith('text/html')

/** Not if that would render the page again for this request. */
async function isBetterAskedAgain(response: Head, { isUnavailable, hasRendered, findLastPage }: RequestContext) {
  // Without the function another request rendered the page, which failed, and this one waited for it.
  if (isUnavailable && response.statusCode >= 500) return findLastPage ? (await findLastPage()) !== null : true
  const state = cacheState(response.getHeaders())
  return state === 'STALE' || (state === 'MISS' && !hasRendered)
}

function publicHeaders(headers: IncomingHttpHeaders) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => passedOn.includes(name)))
}
