// Rows become plain records here: numbers instead of decimals, sorted days, parsed stops.
import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Itinerary as ItineraryRow, Prisma } from '../../prisma/generated/client'
import { tags } from '../cache/tags'
import { type claimFiller, withClaims } from '../content/queries'
import type { Travellers } from '../domain/travellers'
import type { Sighting } from '../domain/wildlife'
import { db } from '../platform/db'
import type { ToldPrice } from '../prices/told-price'
import type { ItineraryFacts } from './facts'
import { toFacts, withFacts } from './itinerary-facts'
import { offered } from './withdrawn-itineraries'

/** As in the REST list. */
export type Itinerary = ReturnType<typeof toItinerary>

/** As in its own REST path and page. */
export type ItineraryDetail = Itinerary & ItineraryFacts & { wildlife: Sighting[] }

/** With the price for the travellers of the address, where that names them. */
export type PricedItinerary = ItineraryDetail & { travellers?: Travellers | null; told?: ToldPrice }

const internal = {
  searchText: true,
  ratingTotal: true,
  createdAt: true,
  updatedAt: true,
  withdrawnAt: true,
  plannedBy: true,
  priceParty: true,
  priceSeason: true,
} satisfies Prisma.ItineraryOmit

function toItinerary({ price, averageRating, dayByDay, ...row }: Omit<ItineraryRow, keyof typeof internal>) {
  return {
    ...row,
    dayByDay: dayByDay as Record<string, unknown>,
    price: price.toNumber(),
    averageRating: averageRating?.toNumber() ?? null,
  }
}

export async function readItineraries(ids: number[], fill: Awaited<ReturnType<typeof claimFiller>>) {
  const rows = await db().itinerary.findMany({ where: { id: { in: ids }, ...offered }, omit: internal })
  return fill(inOrderOf(ids, rows).map(toItinerary))
}

/** Null without one, or when it is withdrawn. */
export async function getItinerary(id: number): Promise<ItineraryDetail | null> {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries, tags.itinerary(id), tags.places)
  const row = await db().itinerary.findUnique({ where: { id, ...offered }, omit: internal, include: withFacts })
  if (!row) return null
  const { prices, charges, surcharges, days, stops, suitability, ...own } = row
  const facts = toFacts({ prices, charges, surcharges, days, stops, suitability })
  return withClaims({ ...toItinerary(own), ...facts, wildlife: await readWildlife(id) })
}

function readWildlife(id: number) {
  return db().$queryRaw<Sighting[]>`
    SELECT animal, likelihood, months FROM itinerary_animals WHERE itinerary_id = ${id} ORDER BY animal, likelihood`
}

export function inOrderOf<Row extends { id: number }>(ids: number[], rows: Row[]) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
