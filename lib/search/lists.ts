// Lists of trips, whole or in pages.
import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tagList, tags } from '../cache/tags'
import { claimFiller } from '../content/queries'
import { usablePicture } from '../content/usable-picture'
import { describeMonths } from '../domain/details'
import type { ItineraryOption } from '../domain/summary'
import { type Paging, takePage } from '../http/paging'
import { type Itinerary, offered, readItineraries, sortByIds } from '../itineraries/queries'
import { db } from '../platform/db'
import { type ItineraryFilters, noFilters } from './filters'
import { findIds } from './search'

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

const mostOffered = 24

/** For the booking form, before a search. */
export async function listItineraryOptions() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries)
  const ids = await findIds(noFilters, { take: mostOffered + 1 })
  return { itineraries: await readItineraryOptions(ids.slice(0, mostOffered)), hasMore: ids.length > mostOffered }
}

/** Keeps the order; unknown and withdrawn trips are left out. */
export async function readItineraryOptions(ids: number[]) {
  if (ids.length === 0) return []
  const rows = await db().itinerary.findMany({
    where: { id: { in: ids }, ...offered },
    select: {
      ...{ id: true, title: true, duration: true, country: true, imageUrl: true },
      ...{ bestMonths: true, price: true, departure: true },
    },
  })
  return sortByIds(ids, rows).map((row) => toItineraryOption({ ...row, price: row.price.toNumber() }))
}

export async function searchItineraryOptions(query: string, take: number) {
  return readItineraryOptions(await findIds({ ...noFilters, query }, { take }))
}

type Facts = Pick<Itinerary, 'bestMonths' | 'departure' | Exclude<keyof ItineraryOption, 'season' | 'isShared'>>

export function toItineraryOption({ bestMonths, departure, imageUrl, ...facts }: Facts): ItineraryOption {
  const season = describeMonths(bestMonths)
  return { ...facts, imageUrl: usablePicture(imageUrl), season, ...(departure === 'shared' && { isShared: true }) }
}
