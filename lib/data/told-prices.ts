import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { type ToldPrice, tellPrice } from '../itineraries/told-price'
import type { Travellers } from '../itineraries/travellers'
import { utcDay } from '../itineraries/utc-day'
import { toPrices, withPrices } from '../leads/price-tables'
import { db } from '../server/db'
import { tags } from './cache'
import { offered } from './withdrawn-itineraries'

/** Of every trip, by its id. */
export async function readToldPrices(travellers: Travellers): Promise<Record<string, ToldPrice>> {
  const tables = await readTables()
  const today = utcDay(new Date())
  return Object.fromEntries(tables.map(({ id, ...trip }) => [id, tellPrice(trip, travellers, today)]))
}

async function readTables() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries)
  const rows = await db().itinerary.findMany({ where: offered, select: { id: true, duration: true, ...withPrices } })
  return rows.map(({ id, duration, ...tables }) => ({ id, duration, ...toPrices(tables) }))
}
