import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '../cache/tags'
import type { Country } from '../domain/choices'
import { db } from '../platform/db'
import { offered } from './withdrawn-itineraries'

/** The lowest and the highest "From" of all trips or those of a country; empty without prices. */
export async function getPriceRange(country: Country | null) {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries)
  const { _min, _max } = await db().itinerary.aggregate({
    where: { price: { gt: 0 }, ...offered, ...(country && { country }) },
    _min: { price: true },
    _max: { price: true },
  })
  return [_min, _max].flatMap(({ price }) => (price === null ? [] : [Number(price)]))
}
