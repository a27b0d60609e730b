// Pages that depend on the query.
import type { IncomingMessage } from 'node:http'
import { travellerParams } from '../domain/travellers'
import { bookingLinkParams } from '../leads/booking-link'
import { readPreviewCookie } from '../platform/preview-cookie'
import { isPrivatePath } from '../platform/private-paths'
import { requestPath } from '../platform/request-path'
import { estimateParams } from '../prices/estimate'
import { apiParams } from '../search/filters'
import { listParams } from '../search/list-address'

type PageRoute = {
  /** As a source of next.config.ts. */
  path: string
  reads: readonly string[]
  /** The route for requests with such a parameter, so that this one stays prerendered. */
  renderedBy?: string
}

export const pageRoutes: readonly PageRoute[] = [
  { path: '/itineraries/:id(\\d+)', reads: estimateParams, renderedBy: '/itineraries/:id/for-party' },
  { path: '/itineraries', reads: listParams },
  { path: '/estimate', reads: ['itinerary', ...estimateParams] },
  { path: '/shortlist', reads: ['trips', 'compare', 'only', 'by', ...travellerParams] },
  { path: '/book', reads: bookingLinkParams, renderedBy: '/book/for-trip' },
  { path: '/review', reads: ['invitation'], renderedBy: '/review/invited' },
]

const toPattern = (path: string) => new RegExp(`^${path.replace(/:\w+\((.+?)\)/, '$1')}$`)

/** Whether Next.js renders the page for this request alone. */
export function isMadePerRequest({ method, url = '/', headers = {} }: Partial<IncomingMessage>) {
  if (method === 'POST') return headers['next-action'] === undefined
  const pathname = requestPath(url)
  const [, query] = url.split(/[?#]/, 2)
  if (isPrivatePath(pathname) || readPreviewCookie(headers)) return true
  const route = pageRoutes.find(({ path }) => toPattern(path).test(pathname))
  const params = new URLSearchParams(query)
  return route !== undefined && (!route.renderedBy || route.reads.some((name) => params.has(name)))
}

// Query parameters of REST reads, for next.config.ts.

const paging = ['limit', 'after']

export const restRoutes: { path: string; reads: readonly string[] }[] = [
  { path: '/api/itineraries', reads: [...apiParams, ...paging] },
  { path: '/api/itineraries/prices', reads: travellerParams },
  { path: '/api/itineraries/:id/reviews', reads: paging },
  { path: '/api/itineraries/:id/estimate', reads: ['then', ...estimateParams] },
  { path: '/api/itinerary-options', reads: ['ids', 'query'] },
  { path: '/api/answers', reads: ['query', 'draft'] },
]
