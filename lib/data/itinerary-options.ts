// Reads what the booking form offers.
import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { describeMonths } from '../itineraries/details'
import { noFilters } from '../itineraries/filters'
import type { ItineraryOption } from '../itineraries/option'
import { usablePicture } from '../look/usable-picture'
import { db } from '../server/db'
import { tags } from './cache'
import type { Itinerary } from './itineraries'
import { findIds, inOrderOf } from './itinerary-order'

/** What the booking form offers: every trip, in the order of the list. */
export async function listItineraryOptions() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries)
  const ids = await findIds(noFilters)
  const rows = await db().itinerary.findMany({
    where: { id: { in: ids } },
    select: { id: true, title: true, duration: true, country: true, imageUrl: true, price: true, bestMonths: true },
  })
  return inOrderOf(ids, rows).map((row) => toItineraryOption({ ...row, price: row.price.toNumber() }))
}

type Facts = Pick<Itinerary, 'bestMonths' | Exclude<keyof ItineraryOption, 'season'>>

/** The option of an itinerary, of which it needs only these fields. */
export function toItineraryOption({ bestMonths, imageUrl, ...facts }: Facts): ItineraryOption {
  return { ...facts, imageUrl: usablePicture(imageUrl), season: describeMonths(bestMonths) }
}
