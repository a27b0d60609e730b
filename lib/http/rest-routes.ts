// What the answers to REST reads depend on, so that the front keeps one copy of each. Others ignore the query.
import { apiParams } from '../itineraries/filters'
import { addressOf } from './address'

const paging = ['limit', 'after']

const reads: { path: RegExp; names: readonly string[] }[] = [
  { path: /^\/api\/itineraries$/, names: [...apiParams, ...paging] },
  { path: /^\/api\/itineraries\/[^/]+\/reviews$/, names: paging },
  { path: /^\/api\/itinerary-options$/, names: ['ids', 'query'] },
]

/** The path, and of the query only what its handler reads. */
export function restAddress(pathname: string, query: URLSearchParams) {
  return addressOf(pathname, query, reads.find(({ path }) => path.test(pathname))?.names)
}
