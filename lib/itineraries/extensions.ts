import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { tags } from '../cache/tags'
import type { Party } from '../domain/travellers'
import { db } from '../platform/db'
import type { PricedTrip } from '../prices/estimate'
import { daysBetween, estimateInTurn, sumEstimates } from '../prices/in-turn'
import { type Combination, findTransfers, readCombinations } from './combinations'
import { getItinerary } from './queries'

export async function listCombinations() {
  'use cache'
  cacheLife('hours')
  cacheTag(tags.itineraries)
  return readCombinations(db())
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
