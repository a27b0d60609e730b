// Pages that are not simply prerendered, for scripts/front, proxy.dev.ts and next.config.ts. Others ignore the query.

import { listParams } from '../itineraries/list-address'
import { addressOf } from './address'

type PageRoute = {
  /** As in next.config.ts: `:name` is one part of a path. */
  path: string
  /** Query parameters that change the page. */
  reads?: readonly string[]
  /** The page that answers requests with such a parameter, so that this one stays prerendered. */
  renderedBy?: string
  /** There may be so many that their copies must not push out those of other pages. */
  isOneOfMany?: boolean
  /** Rendered per request without such parameters too, but the same for everyone. */
  isSharedWithoutQuery?: boolean
  /** The page of a trip that is withdrawn, sent with a 410. */
  withdrawn?: string
}

const withdrawnPath = '/itineraries/withdrawn/:id'

export const pageRoutes: readonly PageRoute[] = [
  { path: '/itineraries', reads: listParams, isSharedWithoutQuery: true },
  { path: '/shortlist', reads: ['trips', 'compare'], isSharedWithoutQuery: true },
  { path: '/book', reads: ['itinerary', 'wish'], renderedBy: '/book/for-trip' },
  { path: '/review', reads: ['invitation'], renderedBy: '/review/invited' },
  { path: '/itineraries/:id', withdrawn: withdrawnPath },
  { path: '/itineraries/:id/reviews/:part', withdrawn: withdrawnPath, isOneOfMany: true },
  { path: withdrawnPath, withdrawn: withdrawnPath },
]

const patterns = pageRoutes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`),
}))

export function pageRoute(pathname: string) {
  return patterns.find(({ pattern }) => pattern.test(pathname))?.route
}

/** Where a withdrawn trip would be, for an address of a trip. */
export function withdrawnAddress(pathname: string) {
  const id = /^\/itineraries\/(?:withdrawn\/)?(\d+)(?:\/|$)/.exec(pathname)?.[1]
  return id && pageRoute(pathname)?.withdrawn?.replace(':id', id)
}

/** The path, and of the query only what the page reads. */
export function pageAddress(pathname: string, query: URLSearchParams) {
  return addressOf(pathname, query, pageRoute(pathname)?.reads)
}

/** What only the bearer of a link may see: kept nowhere, and its address is in no log. */
export const privateAddress = /\/desk\/[^/?#\s]+/g

export const isPrivate = (pathname: string) => pathname.startsWith('/desk/')
