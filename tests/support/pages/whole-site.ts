import { pages as paths } from '@/scripts/lib/site-paths'
import { type Site, type Trip, tripPath } from '../contradictions'
import { forEach } from '../post'
import type { ServedSite } from './served-site'

/** Every page and trip, to be read against each other and against the tables. */
export async function wholeSite({ json, pageAt }: ServedSite): Promise<Site> {
  const list = await json<{ id: number }[]>('/api/itineraries')
  const trips = await Promise.all(list.map((trip) => json<Trip>(`/api${tripPath(trip)}`)))
  const claims = await json<Site['claims']>('/api/claims')
  const pages: Site['pages'] = new Map()
  await forEach([...new Set([...paths, ...trips.map(tripPath), '/itineraries?age=open'])], 6, async (path) => {
    pages.set(path, (await pageAt(path)).document)
  })
  return { pages, trips, claims }
}
