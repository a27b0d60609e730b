// Lists of trips, whole or in pages.
import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tagList, tags } from '../cache/tags'
import { claimFiller } from '../content/queries'
import { type Paging, takePage } from '../http/paging'
import { readItineraries } from '../itineraries/queries'
import { type ItineraryFilters, noFilters } from './filters'
import { findIds } from './matches'

/** In the order of the list. */
export async function findItineraries(filters: ItineraryFilters, paging: Paging) {
  const ids = await findIds(filters, { after: paging.after, take: paging.most + 1 })
  const part = takePage(ids, paging)
  return { ...part, entries: await readItineraries(part.entries, await claimFiller()) }
}

/** As findItineraries, but cached: for the few lists without a search text. */
export async function listItineraries(filters: ItineraryFilters, paging: Paging) {
  'use cache'
  cacheLife('hours')
  const part = await findItineraries(filters, paging)
  tagList(part.entries)
  return part
}

export async function listItineraryIds(take: number) {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries)
  return findIds(noFilters, { take })
}

const atOnce = 100

/** Trips withdrawn while the list is being read are left out. */
export async function readAllItineraries(filters: ItineraryFilters, after?: number) {
  // Before the response begins: Next.js has no cache for reads during streaming.
  return readInParts(await findIds(filters, { after }), await claimFiller())
}

async function* readInParts(ids: number[], fill: Awaited<ReturnType<typeof claimFiller>>) {
  for (let begin = 0; begin < ids.length; begin += atOnce)
    yield await readItineraries(ids.slice(begin, begin + atOnce), fill)
}
