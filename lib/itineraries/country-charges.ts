import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '../cache/tags'
import type { Country } from '../domain/choices'
import { formatAmount } from '../domain/price'
import { db } from '../platform/db'
import { offered } from './withdrawn-itineraries'

/** What guests of a country's trips pay on the spot, 'Tourism Dirham, US$1.36 to US$8.17 per person'. */
export async function getCountryCharges(country: Country) {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries)
  const names = await db().itineraryCharge.groupBy({
    by: 'name',
    where: { itinerary: { country, ...offered } },
    _min: { usdPerPerson: true },
    _max: { usdPerPerson: true },
    orderBy: { name: 'asc' },
  })
  const lines = names.map(({ name, _min, _max }) => {
    const amounts = [_min, _max].map(({ usdPerPerson }) => formatAmount(Number(usdPerPerson), 'USD'))
    return `${name}, ${[...new Set(amounts)].join(' to ')} per person`
  })
  return { lines }
}
