import type { OutgoingHttpHeaders } from 'node:http'
import type { Config } from '../../lib/config/schema'
import { withdrawnAddress } from '../../lib/http/page-routes'
import { referenceMarker } from '../../lib/http/reference-marker'
import { sharedCacheControl } from '../../lib/http/shared-answer'
import { requestContext } from '../../lib/server/request-context'
import { policyOf } from './content-security-policy'
import { loaderOf } from './deferred-scripts'
import { deferScripts, isPrerendered, publicHeaders } from './next-output'
import type { Answer } from './renderer'

/** Stands in for pages that fail; nobody can ask for it. */
export const unavailablePage = '/unavailable'
const secondsToRetry = '10'

export type Site = { config: Config; buildFolder: string; hashes: Record<string, string>; inline: string[] }

/**
 * Turns an answer of Next.js into the page that is sent: replaces empty and failed ones, defers its scripts, adds the
 * Content-Security-Policy. `get` asks for another path.
 */
export async function finish(
  asked: Answer,
  { path, isForAll }: { path: string; isForAll: boolean },
  { config, hashes, inline }: Site,
  get: (path: string) => Promise<Answer>,
): Promise<Answer> {
  const { status, headers, body } = await whole(asked, path, isForAll, get)
  if (!isHtml(headers)) return { status, headers, body }
  const { html, scripts } = deferScripts(body.toString(), hashes, loaderOf)
  const policy = policyOf(html, config, [...inline, ...scripts])
  return { status, headers: { ...headers, 'content-security-policy': policy }, body: Buffer.from(html) }
}

async function whole(
  asked: Answer,
  path: string,
  isForAll: boolean,
  get: (path: string) => Promise<Answer>,
): Promise<Answer> {
  const withdrawn = withdrawnAddress(path)
  if (path === withdrawn && asked.status === 200) return standIn(asked, 410)
  if (asked.status === 404 && withdrawn && path !== withdrawn) {
    const page = await get(withdrawn)
    if (page.status === 200) return standIn(page, 410)
  }
  if (asked.status === 404) return standIn(asked, 404)
  const isWell = asked.status < 500 && !hasFailed(asked) && path !== unavailablePage
  if (isWell) return { ...asked, headers: pageHeaders(asked, isForAll) }
  const unavailable = standIn(await get(unavailablePage), 503, { 'retry-after': secondsToRetry })
  return { ...unavailable, body: Buffer.from(unavailable.body.toString().replaceAll(referenceMarker, reference())) }
}

// Links the error page to the line in the log.
function reference() {
  const context = requestContext().getStore()
  return context?.digest ?? context?.id ?? ''
}

// Next.js sends 200 before it knows whether rendering a page succeeds.
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
