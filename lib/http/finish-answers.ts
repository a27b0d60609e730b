// Decides the status and headers of an answer once, before its first byte; for our own server and `next start` alike.
import { randomBytes } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { whatsappOrigins } from '../content/contact-links'
import type { Config } from '../platform/config-schema'
import {
  dropUnreadableRouterState,
  isPartOfPage,
  isPrerendered,
  partKey,
  partType,
  passNonce,
} from '../platform/next-internals'
import { perProcess } from '../platform/per-process'
import { isPrivateAddress, isPrivatePath, privateHeaders } from '../platform/private-paths'
import { requestContext } from '../platform/request-context'
import { requestPath } from '../platform/request-path'
import { filePolicy, pagePolicy, policyHash, scriptHashes } from './content-security-policy'
import { correctAddress } from './page-address'
import { failedPage } from './plain-page'

const policy = 'content-security-policy'
const secondsToRetry = '10'
// next.config.ts gives most answers more; refusals of ours never reach it.
const ofEveryAnswer = { [policy]: filePolicy, 'x-content-type-options': 'nosniff' }

const earlyScript = () => perProcess('early-script', () => ({ text: '' }))

type Head = Pick<ServerResponse, 'getHeader' | 'getHeaders' | 'hasHeader' | 'setHeader' | 'removeHeader'>

/** `isMadePerRequest`: whether Next.js renders the page for this request alone. */
export function finishAnswers(config: Config, isMadePerRequest: (request: IncomingMessage) => boolean) {
  // Used by lib/cache/page-cache.mjs.
  perProcess('page-policy', () => (html: string) => pagePolicy(scriptHashes(html), config))
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    finishAnswer(request, response, config, isMadePerRequest(request))
  })
}

export function finishAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  config: Config,
  isMadePerRequest: boolean,
) {
  dropUnreadableRouterState(request)
  nameOwnOrigin(request)
  const isForm = isPostedForm(request)
  const finishPage = pageFinisher(request, config, isMadePerRequest)
  const limitCaches = cacheLimiter(request)
  const rightAddress = ['GET', 'HEAD'].includes(request.method ?? '') ? correctAddress(request.url ?? '/') : null
  // Here, since next.config.ts of a standalone build has the build's SITE_URL.
  if (config.siteUrl.startsWith('https:'))
    response.setHeader(
      'Strict-Transport-Security',
      `max-age=63072000${config.hstsSubdomains ? '; includeSubDomains' : ''}`,
    )
  const { writeHead, write, end } = response
  let instead: string | undefined
  // Before the first byte, which may be compressed already.
  const sendHead = () =>
    !response.headersSent && (isPage(response) || rightAddress) && response.writeHead(response.statusCode)
  response.writeHead = (given: number, ...more: unknown[]) => {
    for (const [name, value] of headerPairs(more)) if (value !== undefined) response.setHeader(name, value)
    const isMoved = rightAddress !== null && (given < 400 || isMissing(given))
    const finished = isMoved ? leadTo(response, rightAddress) : finishPage(response, isForm ? formStatus(given) : given)
    limitCaches(response, finished.status)
    // With a 304 a browser takes the headers over to the answer that it has.
    if (finished.status !== 304)
      for (const [name, value] of Object.entries(ofEveryAnswer))
        if (!response.hasHeader(name)) response.setHeader(name, value)
    instead = finished.instead
    const context = requestContext().getStore()
    if (context) context.status = finished.status
    return writeHead.call(response, finished.status)
  }
  response.write = (...args: unknown[]) => {
    sendHead()
    return instead === undefined ? write.apply(response, args as Parameters<typeof write>) : true
  }
  response.end = (...args: unknown[]) => {
    sendHead()
    return end.apply(response, (instead === undefined ? args : [instead]) as Parameters<typeof end>)
  }
  if (isPrivatePath(requestPath(request.url))) collectPage(response)
}

const isMissing = (status: number) => status === 404 || status === 410

/** In place of the page that was rendered for a wrong address. */
function leadTo(response: Head, address: string) {
  for (const name of ['content-type', 'content-encoding', 'content-length', 'etag', 'vary']) response.removeHeader(name)
  response.setHeader('location', address)
  response.setHeader('cache-control', 'no-store')
  return { status: 308, instead: '' }
}

/**
 * Sends a page only when all of it is there. Next.js sends the head of a page with its prerendered part, and that of a
 * private page is empty: whether somebody is signed in, or a link still works, is known later.
 */
function collectPage(response: ServerResponse) {
  const { writeHead, write, end, flushHeaders } = response
  const chunks: Buffer[] = []
  const collect = (chunk: unknown) => typeof chunk !== 'function' && chunk && chunks.push(Buffer.from(chunk as string))
  response.flushHeaders = () => isPage(response) || flushHeaders.call(response)
  response.writeHead = (status: number, ...more: unknown[]) => {
    for (const [name, value] of headerPairs(more)) if (value !== undefined) response.setHeader(name, value)
    response.statusCode = status
    return isPage(response) ? response : writeHead.call(response, status)
  }
  response.write = (...args: unknown[]) => {
    if (!isPage(response)) return write.apply(response, args as Parameters<typeof write>)
    collect(args[0])
    return true
  }
  response.end = (...args: unknown[]) => {
    if (!isPage(response)) return end.apply(response, args as Parameters<typeof end>)
    collect(args[0])
    writeHead.call(response, response.statusCode)
    return end.apply(response, [Buffer.concat(chunks)] as unknown as Parameters<typeof end>)
  }
}

/** Of the arguments of writeHead. Node.js gives a flat list when it refuses a request without a Host. */
function headerPairs(args: unknown[]) {
  const headers = args.find((arg) => typeof arg === 'object') ?? {}
  if (!Array.isArray(headers)) return Object.entries(headers as OutgoingHttpHeaders)
  return headers.flatMap((name: string, index) => (index % 2 ? [] : [[name, headers[index + 1]] as [string, string]]))
}

const isPage = (response: Pick<Head, 'getHeader'>) => String(response.getHeader('content-type')).startsWith('text/html')

// Their forms go to a route handler of ours.
const checkedByHandler =
  /^\/(api\/.*|unsubscribe\/[^/]+|desk\/content\/(?:photographs\/)?upload|desk\/leads\/[^/]+\/reply-files|preview\/end)$/

/** Pages with no-referrer send Origin: null with their forms, as strangers' sandboxed pages do. */
function nameOwnOrigin({ headers }: IncomingMessage) {
  if (headers.origin !== 'null' || headers['sec-fetch-site'] !== 'same-origin') return
  headers.origin = `http://${headers.host}`
}

/** A form of a page, with or without JavaScript. */
export function isPostedForm(request: IncomingMessage) {
  return request.method === 'POST' && !checkedByHandler.test(requestPath(request.url))
}

/** Next.js answers 500 to unknown forms. */
function formStatus(given: number) {
  const { hasForm, isUnavailable } = requestContext().getStore() ?? {}
  return given === 500 && !hasForm && !isUnavailable ? 400 : given
}

/**
 * Call before Next.js answers. Returns a function that sets a page's headers, with a nonce where it is rendered for this
 * request, and replaces a failed page. A cached nonce is safe: changed content gets a new one.
 */
export function pageFinisher(request: IncomingMessage, config: Config, isMadePerRequest: boolean) {
  const sources = isMadePerRequest ? [`'nonce-${randomBytes(16).toString('base64url')}'`] : []
  passNonce(request, sources)
  return (response: Head, status: number): { status: number; instead?: string } => {
    const { isUnavailable, pageStatus, digest, id = '' } = requestContext().getStore() ?? {}
    // Next.js sends 200 before it knows whether the database answers.
    const isWithoutData = isUnavailable && isPage(response) && !isPrerendered(response.getHeaders())
    const isOk = status === 200 && pageStatus !== undefined
    const finished = { status: isWithoutData || (isUnavailable && status >= 500) ? 503 : isOk ? pageStatus : status }
    // A page that sets its status itself is whole: what was typed into its form is on it.
    const hasFailed = finished.status >= 500 && !isOk
    if (finished.status === 503 && !response.hasHeader('retry-after')) response.setHeader('retry-after', secondsToRetry)
    if (!isPage(response)) return finished
    if (hasFailed || !response.hasHeader(policy)) {
      const early = policyHash(earlyScript().text)
      response.setHeader(policy, pagePolicy([...sources, early], config, pageOptions(request)))
    }
    // It may exist in a moment.
    if (finished.status >= 400) response.setHeader('cache-control', 'no-store')
    if (!hasFailed) return finished
    for (const name of ['content-encoding', 'content-length', 'etag']) response.removeHeader(name)
    return { ...finished, instead: failedPage(config, digest ?? id) }
  }
}

/** An answer of the desk that is stored goes on to WhatsApp. A draft stands beside its editor. */
function pageOptions({ url = '/' }: IncomingMessage) {
  const path = requestPath(url)
  return {
    isPrivate: isPrivateAddress(path, url.split('?')[1] ?? ''),
    formTargets: /^\/desk(\/|$)/.test(path) ? whatsappOrigins : [],
    isFramed: /^\/quote\/draft\/\d+$/.test(path),
  }
}

// Browsers must revalidate, so that authors see their own new reviews.
const partCacheControl = 'public, max-age=0, s-maxage=1, stale-if-error=86400'
const partParameter = new RegExp(`[?&]${partKey}(=|&|$)`)

/** Many CDNs ignore Vary, so the URL of a page must only ever return that page; and they keep what says nothing. */
function cacheLimiter(request: IncomingMessage) {
  const isPart = isPartOfPage(request)
  // Next.js renders a page for any other value.
  if (!isPart) delete request.headers.rsc
  const hasKey = partParameter.test(request.url ?? '')
  return (response: Head, status: number) => {
    if (requestContext().getStore()?.preview) return hidePreview(response)
    const given = String(response.getHeader('cache-control') ?? '')
    const isRenderedAsPart = String(response.getHeader('content-type')).startsWith(partType)
    const isPlain = !isPart && !hasKey && !isRenderedAsPart
    if (isPlain && (given || status === 304)) return
    const isCacheable = isPart && isRenderedAsPart && hasKey && status === 200 && /s-maxage/.test(given)
    response.setHeader('cache-control', isCacheable ? partCacheControl : 'no-store')
    response.setHeader('cdn-cache-control', 'no-store')
  }
}

function hidePreview(response: Head) {
  response.setHeader('cache-control', privateHeaders['Cache-Control'])
  response.setHeader('x-robots-tag', privateHeaders['X-Robots-Tag'])
  response.setHeader('cdn-cache-control', 'no-store')
}
