// The pages of which something must be known before Next.js is asked: by the front (scripts/front), by `npm run dev`
// (proxy.dev.ts) and by next.config.ts. Every other page reads no query, and Next.js knows whether it is prerendered.

import { listParams } from '../itineraries/list-address'

type PageRoute = {
  /** As in next.config.ts: `:name` stands for any one part of a path. */
  path: string
  /** The parameters of the query that the page reads; others make no other page. */
  reads?: readonly string[]
  /** The page that answers in its place for each request with one of those, so that itself it stays prerendered. */
  renderedBy?: string
  /** Rendered for each request without any of those too, but then the same for everyone. */
  isSharedWithoutQuery?: boolean
  /** The prerendered page sent with a 404: Next.js draws the not-found text of a dynamic route in the browser only. */
  unknown?: string
}

export const pageRoutes: readonly PageRoute[] = [
  { path: '/itineraries', reads: listParams, isSharedWithoutQuery: true },
  { path: '/shortlist', reads: ['trips', 'compare'], isSharedWithoutQuery: true },
  { path: '/book', reads: ['itinerary', 'wish'], renderedBy: '/book/for-trip' },
  { path: '/review', reads: ['invitation'], renderedBy: '/review/invited' },
  { path: '/itineraries/:id', unknown: '/itineraries/unknown' },
  { path: '/itineraries/:id/reviews/:part', unknown: '/itineraries/unknown' },
  { path: '/community/:slug', unknown: '/community/unknown' },
]

const patterns = pageRoutes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`),
}))

/** What has to be known of the page at this path, if anything. */
export function pageRoute(pathname: string) {
  return patterns.find(({ pattern }) => pattern.test(pathname))?.route
}

/** The address by which a page is asked for: its path, and of the query what it reads. */
export function pageAddress(pathname: string, query: URLSearchParams) {
  const reads = query.size ? pageRoute(pathname)?.reads : undefined
  if (!reads) return pathname
  const read = new URLSearchParams([...query].filter(([name]) => reads.includes(name)))
  return read.size ? `${pathname}?${read}` : pathname
}
