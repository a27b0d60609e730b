import { listWords } from '../domain/details'
import { formatCents } from '../domain/money'
import { formatGuests, formatTravelMonth, oldestKid, readChildren, type Travellers } from '../domain/travellers'
import { dependsOnAges, type Estimate, estimate, laterSurcharges, type PricedTrip, withoutYear } from './estimate'
import { type LeftOut, nameChildren } from './left-out'

export type QuotedPrice =
  | {
      each: number
      total: number
      people: number
      whose: string
      /** What of it is not about the people: 'July 2027, children priced as 12'. */
      basis: string
    }
  | { heading: string; reason: string }

/** For the month's first day; without a month in their cheapest season. */
export function quotePrice(trip: PricedTrip, travellers: Travellers, today: string): QuotedPrice {
  const { adults, kids, from } = travellers
  const ages = travellers.ages ? travellers.ages.split(',').map(Number) : []
  const one = estimate(trip, { adults, kids, toddlers: 0, ages }, from || null, today)
  return toQuotedPrice(one, trip, travellers, today)
}

export function toQuotedPrice(one: Estimate, trip: PricedTrip, travellers: Travellers, today: string): QuotedPrice {
  const { from } = travellers
  if (one.leftOut) return quoteWithout(one, one.leftOut)
  if (!one.isPriced) return { heading: 'Price on request', reason: one.reason }
  const { party, each, total, people, season, isAllYear, lines } = one
  const holidays = from ? laterSurcharges(trip, from, lines, today).map(({ name }) => withoutYear(name)) : []
  const except = holidays.length > 0 ? ` except ${listWords(holidays)}` : ''
  const unaged = readChildren(party).kids > 0 && dependsOnAges(trip) ? `children priced as ${oldestKid}` : ''
  const when = from ? formatTravelMonth(from) + except : isAllYear ? '' : season
  const basis = [when, unaged].filter(Boolean).join(', ')
  const whose = [formatGuests(travellers), basis].filter(Boolean).join(', ')
  return { each, total, people, whose, basis }
}

/** No price to compare with others: some of the party cannot come. */
function quoteWithout(one: Estimate, { minimumAge, children }: LeftOut): QuotedPrice {
  const named = nameChildren(children)
  const others = children.length === 1 ? 'Without that child' : 'Without them'
  const rest = one.isPriced ? `${others}: ${formatCents(one.total)} in all.` : 'Ask us what we can arrange.'
  return {
    heading: `Minimum age ${minimumAge}`,
    reason: `${named.charAt(0).toUpperCase()}${named.slice(1)} cannot come. ${rest}`,
  }
}

/** US dollars each, for sorting and filters; 0 on request. */
export const dollarsEach = (quoted: QuotedPrice | undefined) => (quoted && 'each' in quoted ? quoted.each / 100 : 0)
