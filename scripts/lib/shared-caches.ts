// Many CDNs ignore Vary, so the URL of a page must only ever return that page.
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { partCacheControl } from '../../lib/http/answers'

// The router requests RSC with the header rsc and a hash in the query; Next.js redirects if the hash is wrong.
const partKey = '_rsc'
const partType = 'text/x-component'
const never = { 'cache-control': 'no-store', 'cdn-cache-control': 'no-store' }

export function isPartOfPage({ headers, url }: IncomingMessage) {
  return headers.rsc === '1' && !url?.startsWith('/api/')
}

/** Many CDNs keep responses without Cache-Control for minutes. Call before answering. */
export function limitSharedCaches(request: IncomingMessage, response: ServerResponse) {
  const isPart = isPartOfPage(request)
  // Next.js renders a page for any other value.
  if (!isPart) delete request.headers.rsc
  const hasKey = new URL(request.url ?? '', 'http://localhost').searchParams.has(partKey)
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    headers: OutgoingHttpHeaders,
  ) => ServerResponse
  function limited(status: number, ...words: unknown[]) {
    const headers = { ...(words.find((word) => typeof word === 'object') as OutgoingHttpHeaders | undefined) }
    const said = String(takeCaching(headers) ?? response.getHeader('cache-control') ?? '')
    const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1]
    const isRenderedAsPart = String(type ?? response.getHeader('content-type')).startsWith(partType)
    if (!isPart && !hasKey && !isRenderedAsPart)
      return writeHead(status, said || status === 304 ? withCaching(headers, said) : { ...headers, ...never })
    const isKept = isPart && isRenderedAsPart && hasKey && status === 200 && /s-maxage/.test(said)
    return writeHead(status, { ...headers, ...never, ...(isKept && { 'cache-control': partCacheControl }) })
  }
  response.writeHead = limited as typeof response.writeHead
}

// In any letter case, or both headers would be sent.
function takeCaching(headers: OutgoingHttpHeaders) {
  const names = Object.keys(headers).filter((name) => name.toLowerCase() === 'cache-control')
  const [said] = names.map((name) => headers[name])
  for (const name of names) delete headers[name]
  return said
}

function withCaching(headers: OutgoingHttpHeaders, said: string): OutgoingHttpHeaders {
  return said ? { ...headers, 'cache-control': said } : headers
}
