// What caches between the site and its visitors, such as a CDN, may keep. Many know an answer by its address alone,
// whatever Vary says: so nothing but the page may ever be kept under the address of a page, whoever asks, and however.
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { partCacheControl } from '../../lib/http/shared-answer'

// Parts of pages, which the router in the browser asks for by the header rsc, have a hash of what they depend on in their
// address. Next.js leads an address without the right one on to that with it.
const partKey = '_rsc'
const never = { 'cache-control': 'no-store', 'cdn-cache-control': 'no-store' }

// What Next.js goes by besides the address. None of it means anything in a request for a page, but it may change the answer.
const forParts = /^(rsc|next-router-.*|next-url)$/
const fromInside =
  /^(x-forwarded-host|x-nextjs-.*|x-next-.*|x-middleware-.*|x-invoke-.*|x-matched-path|x-prerender-.*)$/

/** Takes from a request what would make another answer of a page. */
export function cleanRequest(request: IncomingMessage) {
  // Two slashes would begin the name of a host.
  request.url = request.url?.replace(/^\/{2,}/, '/')
  const isPart = request.headers.rsc === '1' || request.method === 'POST'
  for (const name of Object.keys(request.headers))
    if (fromInside.test(name) || (!isPart && forParts.test(name))) delete request.headers[name]
}

/**
 * Has the response say what shared caches may do with it; of an answer that says nothing many keep a copy for minutes.
 * Takes it and its request, before anything is answered.
 */
export function limitSharedCaches(request: IncomingMessage, response: ServerResponse) {
  const isPart = request.headers.rsc === '1'
  const hasKey = new URL(request.url ?? '', 'http://localhost').searchParams.has(partKey)
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    headers: OutgoingHttpHeaders,
  ) => ServerResponse
  function limited(status: number, ...words: unknown[]) {
    const headers = { ...(words.find((word) => typeof word === 'object') as OutgoingHttpHeaders | undefined) }
    const said = String(takeCaching(headers) ?? response.getHeader('cache-control') ?? '')
    if (!isPart && !hasKey)
      return writeHead(status, said || status === 304 ? withCaching(headers, said) : { ...headers, ...never })
    const isKept = isPart && hasKey && status === 200 && /s-maxage/.test(said)
    return writeHead(status, { ...headers, ...never, ...(isKept && { 'cache-control': partCacheControl }) })
  }
  response.writeHead = limited as typeof response.writeHead
}

// Whatever the letters of its name are: two of the same name would both be sent.
function takeCaching(headers: OutgoingHttpHeaders) {
  const names = Object.keys(headers).filter((name) => name.toLowerCase() === 'cache-control')
  const [said] = names.map((name) => headers[name])
  for (const name of names) delete headers[name]
  return said
}

function withCaching(headers: OutgoingHttpHeaders, said: string): OutgoingHttpHeaders {
  return said ? { ...headers, 'cache-control': said } : headers
}
