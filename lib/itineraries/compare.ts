import type { BedKind } from '../domain/choices'
import { type PricedTrip, pricePerAdult } from '../prices/estimate'
import { partySizes } from '../prices/price-table'
import type { DayFacts } from './facts'

/** Average and longest; null without any hours. */
export function roadHours(days: Pick<DayFacts, 'roadHours' | 'isThereAndBack'>[]) {
  const hours = days.map(({ roadHours, isThereAndBack }) => (roadHours.at(-1) ?? 0) * (isThereAndBack ? 2 : 1))
  const longest = Math.max(0, ...hours)
  if (longest === 0) return null
  const half = (value: number) => Math.max(0.5, Math.round(value * 2) / 2)
  return { average: half(hours.reduce((sum, one) => sum + one, 0) / hours.length), longest: half(longest) }
}

export function nightsByBed(days: Pick<DayFacts, 'bedKind'>[]) {
  const nights = new Map<BedKind, number>()
  for (const { bedKind } of days) if (bedKind) nights.set(bedKind, (nights.get(bedKind) ?? 0) + 1)
  return [...nights].map(([kind, count]) => ({ kind, count })).sort((a, b) => b.count - a.count)
}

/** Minimum and maximum per person by party size; empty without prices. */
export function pricesByParty(trip: PricedTrip) {
  if (trip.prices.length === 0) return []
  return partySizes.map((size) => {
    const amounts = trip.prices.map((season) => pricePerAdult(trip, season, size))
    return { size, least: Math.min(...amounts), most: Math.max(...amounts) }
  })
}
