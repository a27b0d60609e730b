// Adds a Content-Security-Policy with a nonce to pages rendered per request, and an error text where a page failed. A
// cached nonce is safe: changed content gets a new one.
import { randomBytes } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '../platform/config-schema'
import { perProcess } from '../platform/per-process'
import { requestContext } from '../platform/request-context'
import { pagePolicy, policyHash } from './page-policy'
import { failedPage } from './plain-page'

const policy = 'content-security-policy'
const secondsToRetry = '10'

const earlyScript = () => perProcess('early-script', () => ({ text: '' }))

type IsMadePerRequest = (request: IncomingMessage) => boolean
type Head = Pick<ServerResponse, 'getHeader' | 'hasHeader' | 'setHeader' | 'removeHeader'>

/** `isMadePerRequest`: whether Next.js renders the page for this request alone. */
export function finishPages(config: Config, isMadePerRequest: IsMadePerRequest) {
  perProcess('page-policy', () => (hashes: string[]) => pagePolicy(hashes, config))
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const finish = pageFinisher(request, config, isMadePerRequest(request))
    const { writeHead, write, end } = response
    let instead: string | undefined
    // Before the first byte, which may be compressed already.
    const sendHead = () => !response.headersSent && isPage(response) && response.writeHead(response.statusCode)
    response.writeHead = (given: number, ...more: unknown[]) => {
      const finished = finish(response, given)
      instead = finished.instead
      return writeHead.apply(response, [finished.status, ...more] as unknown as Parameters<typeof writeHead>)
    }
    response.write = (...words: unknown[]) => {
      sendHead()
      return instead === undefined ? write.apply(response, words as Parameters<typeof write>) : true
    }
    response.end = (...words: unknown[]) => {
      sendHead()
      return end.apply(response, (instead === undefined ? words : [instead]) as Parameters<typeof end>)
    }
  })
}

const isPage = (response: Pick<Head, 'getHeader'>) => String(response.getHeader('content-type')).startsWith('text/html')

/** Call before Next.js answers. Returns a function that sets a page's headers and replaces a failed page. */
export function pageFinisher(request: IncomingMessage, config: Config, isMadePerRequest: boolean) {
  const sources = isMadePerRequest ? [`'nonce-${randomBytes(16).toString('base64url')}'`] : []
  request.headers[policy] = `script-src ${sources.join()}`
  return (response: Head, status: number): { status: number; instead?: string } => {
    const { isUnavailable, digest, id = '' } = requestContext().getStore() ?? {}
    const hasFailed = status >= 500
    const isAway = hasFailed && isUnavailable
    if (isAway && !response.hasHeader('retry-after')) response.setHeader('retry-after', secondsToRetry)
    const finished = { status: isAway ? 503 : status }
    if (!isPage(response)) return finished
    if (hasFailed || !response.hasHeader(policy)) {
      const early = policyHash(earlyScript().text)
      response.setHeader(policy, pagePolicy([...sources, early], config))
    }
    // It may exist in a moment.
    if (status >= 400) response.setHeader('cache-control', 'no-store')
    if (!hasFailed) return finished
    for (const name of ['content-encoding', 'content-length', 'etag']) response.removeHeader(name)
    return { ...finished, instead: failedPage(config, digest ?? id) }
  }
}
