// What Next.js cannot do for pages, in every server of this process, with scripts/front and without: a policy for pages
// made for one request, whose inline scripts carry its nonce (kept pages have theirs from lib/cache/page-cache.mjs), and
// words in place of a page that failed, which without its scripts would be empty. Where a page made for one request is
// kept for others, its nonce is too: a change of what is on it makes a new one, so who writes on it cannot know it.
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

/** The text of components/layout/early/early-script.tsx, once a page was rendered. */
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
    // As Node does with the first byte, which may be compressed already.
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

/** Call it before Next.js answers. Returns what sets the headers of a page, and tells what to send instead of it. */
export function pageFinisher(request: IncomingMessage, config: Config, isMadePerRequest: boolean) {
  const sources = isMadePerRequest ? [`'nonce-${randomBytes(16).toString('base64url')}'`] : []
  request.headers[policy] = `script-src ${sources.join()}`
  return (response: Head, status: number): { status: number; instead?: string } => {
    const { isUnavailable, digest, id = '' } = requestContext().getStore() ?? {}
    const hasFailed = status >= 500
    const isAway = hasFailed && isUnavailable
    // REST says so itself; maps and pictures do not.
    if (isAway && !response.hasHeader('retry-after')) response.setHeader('retry-after', secondsToRetry)
    const finished = { status: isAway ? 503 : status }
    if (!isPage(response)) return finished
    if (hasFailed || !response.hasHeader(policy)) {
      const early = policyHash(earlyScript().text)
      response.setHeader(policy, pagePolicy([...sources, early], config))
    }
    // What is missing may be there in a moment.
    if (status >= 400) response.setHeader('cache-control', 'no-store')
    if (!hasFailed) return finished
    for (const name of ['content-encoding', 'content-length', 'etag']) response.removeHeader(name)
    return { ...finished, instead: failedPage(config, digest ?? id) }
  }
}
