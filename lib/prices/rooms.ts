import { oldestToddler } from '../domain/travellers'

/** Percent of an adult's price. `to`: last age; under three has its own rate. */
export type ChildRates = { to: number; withTwo: number; withChild: number; withOne: number; belowThree: number }

type Guests = { adults: number; children: number; toddlers: number }

export type Sharing = {
  /** Sum in percent of one adult's price. */
  percent: number
  /** One adult alone in a room. */
  isAlone: boolean
  rooms: number
  notes: string[]
}

function countGuests(ages: number[], rates: ChildRates | null): Guests {
  if (!rates) return { adults: ages.length, children: 0, toddlers: 0 }
  const toddlers = ages.filter((age) => age <= oldestToddler).length
  const adults = ages.filter((age) => age > rates.to).length
  return { adults, toddlers, children: ages.length - adults - toddlers }
}

/** Heads that select the table's column: all except toddlers with their own rate. */
export function countPayingHeads(ages: number[], rates: ChildRates | null) {
  const { adults, children } = countGuests(ages, rates)
  return adults + children
}

/** The cheapest sharing. Rules in docs/estimates.md. */
export function shareRooms(ages: number[], rates: ChildRates | null): Sharing {
  const guests = countGuests(ages, rates)
  const pairs = Math.floor(guests.adults / 2)
  const odd = guests.adults % 2
  const ways = Array.from({ length: pairs + 1 }, (_, withTwo) =>
    [0, odd].map((withOne) => ({ withTwo, withOne })),
  ).flat()
  return ways
    .map(({ withTwo, withOne }) => ({ withTwo, withOne, apart: guests.children - withTwo - withOne }))
    .filter(({ apart }) => apart >= 0 && apart % 2 === 0)
    .map((way) => sharing(guests, way, rates))
    .reduce((least, one) => (isBetter(one, least) ? one : least))
}

const isBetter = (one: Sharing, other: Sharing) =>
  one.percent < other.percent || (one.percent === other.percent && one.rooms < other.rooms)

type Way = { withTwo: number; withOne: number; apart: number }

function sharing({ adults, toddlers }: Guests, { withTwo, withOne, apart }: Way, rates: ChildRates | null): Sharing {
  const parts = rates
    ? [
        { count: withTwo, one: 'child with two adults', more: 'children with two adults each', percent: rates.withTwo },
        { count: withOne, one: 'child with one adult', more: '', percent: rates.withOne },
        { count: apart, one: '', more: 'children in a room of their own', percent: rates.withChild },
        { count: toddlers, one: 'toddler', more: 'toddlers', percent: rates.belowThree },
      ].filter(({ count }) => count > 0)
    : []
  return {
    percent: parts.reduce((sum, { count, percent }) => sum + count * percent, 100 * adults),
    isAlone: adults === 1 && withOne === 0,
    rooms: Math.ceil(adults / 2) + apart / 2,
    notes: parts.map(
      ({ count, one, more, percent }) =>
        `${count} ${count === 1 ? one : more} ${percent > 0 ? `at ${percent}%` : 'free'}`,
    ),
  }
}
