// What becomes of an answer of Next.js before it is sent as a page.
import type { OutgoingHttpHeaders } from 'node:http'
import type { Config } from '../../lib/config/schema'
import { pageRoute } from '../../lib/http/page-routes'
import { referenceMarker } from '../../lib/http/reference-marker'
import { sharedCacheControl } from '../../lib/http/shared-answer'
import { requestContext } from '../../lib/server/request-context'
import type { Answer } from './answer'
import { policyOf } from './content-security-policy'
import { loaderOf } from './deferred-scripts'
import { isPrerendered, publicHeaders, rewritePage } from './next-output'

const unavailablePage = '/unavailable'
const secondsToRetry = '10'

/** What a page depends on besides what Next.js says: the configuration, the build, and the hashes of its files. */
export type Site = { config: Config; buildFolder: string; hashes: Record<string, string> }

/**
 * Makes an answer a page to send: whole where Next.js sends an empty one or an error, its flight data in one script, the
 * others fetched after the first paint, with its Content-Security-Policy. Takes the answer, the path it was asked for and
 * whether everyone gets the same there, and how to get that of another path.
 */
export async function finish(
  asked: Answer,
  { path, isForAll }: { path: string; isForAll: boolean },
  { config, hashes }: Site,
  get: (path: string) => Promise<Answer>,
): Promise<Answer> {
  const { status, headers, body } = await whole(asked, path, isForAll, get)
  if (!isHtml(headers)) return { status, headers, body }
  const { html, scripts } = rewritePage(body.toString(), hashes, loaderOf)
  const policy = policyOf(html, config, scripts)
  return { status, headers: { ...headers, 'content-security-policy': policy }, body: Buffer.from(html) }
}

async function whole(
  asked: Answer,
  path: string,
  isForAll: boolean,
  get: (path: string) => Promise<Answer>,
): Promise<Answer> {
  const unknown = pageRoute(path)?.unknown
  if (path === unknown) return standIn(asked, 404)
  if (asked.status === 404 && unknown) return standIn(await get(unknown), 404)
  const isWell = asked.status < 500 && !hasFailed(asked) && path !== unavailablePage
  if (isWell) return { ...asked, headers: pageHeaders(asked, isForAll) }
  const unavailable = standIn(await get(unavailablePage), 503, { 'retry-after': secondsToRetry })
  return { ...unavailable, body: Buffer.from(unavailable.body.toString().replaceAll(referenceMarker, reference())) }
}

// By which the log knows the request and what failed.
function reference() {
  const context = requestContext().getStore()
  return context?.digest ?? context?.id ?? ''
}

// Next.js says 200 of a page that it renders for the request before it knows whether that succeeds.
function hasFailed(asked: Answer) {
  return !isPrerendered(asked) && requestContext().getStore()?.isUnavailable === true
}

function standIn(page: Answer, status: number, more: OutgoingHttpHeaders = {}): Answer {
  return { ...page, status, headers: { ...pageHeaders(page, false), 'cache-control': 'no-store', ...more } }
}

function isHtml(headers: OutgoingHttpHeaders) {
  return String(headers['content-type']).startsWith('text/html')
}

function pageHeaders(asked: Answer, isForAll: boolean) {
  return { ...publicHeaders(asked.headers), ...(isForAll && { 'cache-control': sharedCacheControl }) }
}
