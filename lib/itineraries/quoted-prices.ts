import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '../cache/tags'
import type { Travellers } from '../domain/travellers'
import { utcDay } from '../domain/utc-day'
import { db } from '../platform/db'
import { toPrices, withPrices } from '../prices/price-rows'
import { type QuotedPrice, quotePrice } from '../prices/quoted-price'
import { offered } from './queries'

export async function readQuotedPrices(travellers: Travellers): Promise<Record<string, QuotedPrice>> {
  const tables = await readTables()
  const today = utcDay(new Date())
  return Object.fromEntries(tables.map(({ id, ...trip }) => [id, quotePrice(trip, travellers, today)]))
}

async function readTables() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries)
  const rows = await db().itinerary.findMany({ where: offered, select: { id: true, duration: true, ...withPrices } })
  return rows.map(({ id, duration, ...tables }) => ({ id, duration, ...toPrices(tables) }))
}
