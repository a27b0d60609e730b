import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '../cache/tags'
import type { Country } from '../domain/choices'
import { offered } from '../itineraries/queries'
import { db } from '../platform/db'
import { listHref, noFilters } from './filters'
import { findIds } from './search'

/** Places visited by a country's trips, by number of trips, each with a link to them. */
export async function listCountryPlaces(country: Country) {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries, tags.places)
  const rows = await db().place.findMany({
    where: { country, stops: { some: { itinerary: offered } } },
    select: {
      id: true,
      name: true,
      country: true,
      kind: true,
      latitude: true,
      longitude: true,
      stops: {
        where: { itinerary: offered },
        distinct: ['itineraryId'],
        select: { itineraryId: true },
        orderBy: { itineraryId: 'asc' },
      },
    },
  })
  const places = rows
    .map(({ stops, ...place }) => ({ ...place, itineraryIds: stops.map(({ itineraryId }) => itineraryId) }))
    .sort((a, b) => b.itineraryIds.length - a.itineraryIds.length || a.name.localeCompare(b.name))
  return Promise.all(
    places.map(async ({ itineraryIds, ...place }) => ({
      ...place,
      ...(await toPlaceLink(place.name, itineraryIds)),
    })),
  )
}

// A search for the place if that finds all of its trips, with as many as the list shows; else the first of them.
async function toPlaceLink(name: string, ids: number[]) {
  const [first = 0] = ids
  const toFirst = { count: ids.length, href: `/itineraries/${first}` as const }
  if (ids.length === 1) return toFirst
  const found = await findIds({ ...noFilters, query: name })
  return ids.every((id) => found.includes(id)) ? { count: found.length, href: listHref({ query: name }) } : toFirst
}
