// All pages as HTML, read against each other; no browser opens them.
import { pages as paths } from '@/scripts/lib/site-paths'
import { type APIRequestContext, expect, test } from '../support/browser-test'
import { contradictions, type Site, type Trip, tripPath, type Vehicle } from '../support/contradictions'

async function readSite(request: APIRequestContext): Promise<Site> {
  const json = async <T>(path: string) => (await (await request.get(path)).json()) as T
  const list = await json<{ id: number }[]>('/api/itineraries')
  const trips = await Promise.all(list.map((trip) => json<Trip>(`/api${tripPath(trip)}`)))
  const vehicles = await json<Vehicle[]>('/api/fleet-vehicles')
  const claims = await json<Site['claims']>('/api/claims')
  const wanted = [...new Set([...paths, ...trips.map(tripPath), '/itineraries?age=open'])]
  const pages = await Promise.all(wanted.map(async (path) => [path, await (await request.get(path)).text()] as const))
  return { pages: new Map(pages), trips, vehicles, claims }
}

test('no page contradicts another page or the tables', async ({ request }) => {
  const site = await readSite(request)
  expect(site.trips.length).toBeGreaterThanOrEqual(18)
  expect(Object.values(contradictions(site)).flat()).toEqual([])
})
