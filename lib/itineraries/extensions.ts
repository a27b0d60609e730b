import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '../cache/tags'
import type { Party } from '../domain/travellers'
import { type Db, db } from '../platform/db'
import type { PricedTrip } from '../prices/estimate'
import { daysBetween, estimateInTurn, sumEstimates, type Transfer } from '../prices/in-turn'
import { getItinerary, offered } from './queries'

/** Trips that are offered together, in the order of travelling. */
export type Combination = {
  /** The trip that the other extends. */
  itineraryId: number
  extensionId: number
  ids: [first: number, second: number]
  titles: string[]
  transfer: Transfer
  note: string | null
}

export async function readCombinations(tx: Db): Promise<Combination[]> {
  const rows = await tx.itineraryExtension.findMany({
    where: { itinerary: offered, extension: offered },
    include: { itinerary: { select: { title: true } }, extension: { select: { title: true } } },
    orderBy: [{ itineraryId: 'asc' }, { extensionId: 'asc' }],
  })
  return rows.map((row) => {
    const { itineraryId, extensionId, way, nightsBetween, note } = row
    const both = [row.itinerary.title, row.extension.title]
    const isBefore = row.position === 'before'
    return {
      ...{ itineraryId, extensionId, note },
      ids: isBefore ? [extensionId, itineraryId] : [itineraryId, extensionId],
      titles: isBefore ? both.toReversed() : both,
      transfer: { way, nightsBetween, price: row.transferPrice.toNumber(), isSample: row.status === 'sample' },
    }
  })
}

export async function listCombinations() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries)
  return readCombinations(db())
}

/** From each of these trips to the next; null where none is known. */
export function findTransfers(combinations: Combination[], ids: number[]) {
  return ids
    .slice(1)
    .map(
      (id, index) => combinations.find(({ ids: [one, next] }) => one === ids[index] && next === id)?.transfer ?? null,
    )
}

type Trip = PricedTrip & { id: number; title: string }
type Question = { party: Party; from: string | null }

/** Of these trips one after the other: one estimate with one total, and their days with the nights between. */
export async function estimateTrips(trips: Trip[], { party, from }: Question, today: string) {
  const combinations = trips.length > 1 ? await listCombinations() : []
  const transfers = findTransfers(
    combinations,
    trips.map(({ id }) => id),
  )
  const parts = estimateInTurn(trips, transfers, party, from, today)
  const whole = sumEstimates(parts.map((estimate, index) => ({ title: trips[index]?.title ?? '', estimate })))
  const between = transfers.reduce((sum, transfer) => sum + daysBetween(transfer), 0)
  return { whole, days: trips.reduce((sum, { duration }) => sum + duration, between) }
}

export type Extension = Combination & { trip: { id: number; title: string; duration: number; price: number } }

export async function listExtensions(id: number): Promise<Extension[]> {
  const own = (await listCombinations()).filter(({ itineraryId }) => itineraryId === id)
  const trips = await Promise.all(own.map(({ extensionId }) => getItinerary(extensionId)))
  return own.flatMap((combination, index): Extension[] => {
    const trip = trips[index]
    return trip ? [{ ...combination, trip }] : []
  })
}
