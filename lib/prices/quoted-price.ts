import { formatTravellers, type Travellers } from '../domain/travellers'
import { asksAges, type Estimate, estimate, type PricedTrip } from './estimate'

/** What a trip costs the travellers somebody has named. Amounts are whole cents of US dollars. */
export type QuotedPrice =
  | {
      each: number
      total: number
      people: number
      /** '2 adults, August 2027' */
      whose: string
    }
  | { reason: string }

/** For a first day in that month; without a month in the season that costs them least, which it names. */
export function quotePrice(trip: PricedTrip, travellers: Travellers, today: string): QuotedPrice {
  const { adults, kids, from } = travellers
  const ages = travellers.ages ? travellers.ages.split(',').map(Number) : []
  return toQuotedPrice(estimate(trip, { adults, kids, toddlers: 0, ages }, from || null, today), trip, travellers)
}

export function toQuotedPrice(one: Estimate, trip: PricedTrip, travellers: Travellers): QuotedPrice {
  const { kids, from } = travellers
  const ages = travellers.ages ? travellers.ages.split(',') : []
  if (!one.isPriced) return { reason: one.reason }
  const { each, total, people, season, lines } = one
  // The nights that cost more in that month, unless the trip has them when it starts on the first.
  const holidays = trip.surcharges
    .filter(({ firstNight, name }) => from && firstNight.startsWith(from) && lines.every(({ what }) => what !== name))
    .map(({ name }) => `not at ${name}`)
  const isAllYear = trip.prices.find((price) => price.season === season)?.months.length === 12
  const unaged = kids > ages.length && asksAges(trip) ? 'children priced as 12' : ''
  const whose = [formatTravellers(travellers), from || isAllYear ? '' : season, unaged, ...holidays]
    .filter(Boolean)
    .join(', ')
  return { each, total, people, whose }
}

/** US dollars for each, as lists sort and filter by it; 0 when it is on request. */
export const dollarsEach = (quoted: QuotedPrice | undefined) => (quoted && 'each' in quoted ? quoted.each / 100 : 0)
