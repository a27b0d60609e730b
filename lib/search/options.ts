import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '../cache/tags'
import { usablePicture } from '../content/usable-picture'
import { describeMonths } from '../domain/details'
import type { ItineraryOption } from '../domain/summary'
import type { Itinerary } from '../itineraries/queries'
import { offered, sortByIds } from '../itineraries/queries'
import { db } from '../platform/db'
import { noFilters } from './filters'
import { findIds } from './matches'

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
    select: { id: true, title: true, duration: true, country: true, imageUrl: true, bestMonths: true, price: true },
  })
  return sortByIds(ids, rows).map((row) => toItineraryOption({ ...row, price: row.price.toNumber() }))
}

export async function searchItineraryOptions(query: string, take: number) {
  return readItineraryOptions(await findIds({ ...noFilters, query }, { take }))
}

type Facts = Pick<Itinerary, 'bestMonths' | Exclude<keyof ItineraryOption, 'season'>>

export function toItineraryOption({ bestMonths, imageUrl, ...facts }: Facts): ItineraryOption {
  return { ...facts, imageUrl: usablePicture(imageUrl), season: describeMonths(bestMonths) }
}
