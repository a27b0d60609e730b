// Reads what the booking form offers.
import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '../cache'
import { db } from '../db'
import { noFilters } from '../itinerary-filters'
import { toTripOption } from '../trip-option'
import { findIds, inOrderOf } from './itinerary-order'

/** What the booking form offers: every trip, in the order of the list. */
export async function listTripOptions() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries)
  const ids = await findIds(noFilters)
  const rows = await db().itinerary.findMany({
    where: { id: { in: ids } },
    select: { id: true, title: true, duration: true, country: true, imageUrl: true, price: true, bestMonths: true },
  })
  return inOrderOf(ids, rows).map((row) => toTripOption({ ...row, price: row.price.toNumber() }))
}
