import { oldestKid, oldestToddler } from '../domain/travellers'

/** Percent of an adult's price. `to`: last age; under three has its own rate. */
export type ChildRates = { to: number; withTwo: number; withChild: number; withOne: number; belowThree: number }

type Guests = { adults: number; children: number; toddlers: number }

/** What one child pays of an adult's price, and why. */
export type ChildShare = { percent: number; why: string }

export type Sharing = {
  /** Sum in percent of one adult's price. */
  percent: number
  /** One adult alone in a room. */
  isAlone: boolean
  rooms: number
  /** Children by whom they share a room with. */
  way: Way
}

type Way = { withTwo: number; withOne: number; apart: number }

/** Toddlers have a share of their own, also where children pay as adults from three. */
const lastChildAge = ({ to }: ChildRates) => Math.max(to, oldestToddler)

function countGuests(ages: number[], rates: ChildRates | null): Guests {
  if (!rates) return { adults: ages.length, children: 0, toddlers: 0 }
  const toddlers = ages.filter((age) => age <= oldestToddler).length
  const adults = ages.filter((age) => age > lastChildAge(rates)).length
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

function sharing({ adults, toddlers }: Guests, way: Way, rates: ChildRates | null): Sharing {
  const { withTwo, withOne, apart } = way
  const reduced = rates
    ? withTwo * rates.withTwo + withOne * rates.withOne + apart * rates.withChild + toddlers * rates.belowThree
    : 0
  return {
    percent: reduced + 100 * adults,
    isAlone: adults === 1 && withOne === 0,
    rooms: Math.ceil(adults / 2) + apart / 2,
    way,
  }
}

/** Of each child from the youngest; these sleep with two adults. */
export function childShares(ages: number[], { withTwo, withOne }: Way, rates: ChildRates | null): ChildShare[] {
  const children = ages.filter((age) => age <= oldestKid).sort((one, other) => one - other)
  if (!rates) return children.map(() => ({ percent: 100, why: 'Children pay the adult price on this trip' }))
  const to = lastChildAge(rates)
  // A child of twelve may be the second in the room.
  const isShared = children.some((age) => age > to)
  const [adult, adults] = isShared ? ['guest at the adult price', 'guests at the adult price'] : ['adult', 'adults']
  const toddlers = children.filter((age) => age <= oldestToddler).length
  return children.map((age, index): ChildShare => {
    if (age <= oldestToddler)
      return { percent: rates.belowThree, why: `The price for children under ${oldestToddler + 1}` }
    if (age > to) return { percent: 100, why: `The adult price starts at ${to + 1}` }
    const place = index - toddlers
    if (place < withTwo) return { percent: rates.withTwo, why: `In a room with two ${adults}` }
    if (place < withTwo + withOne) return { percent: rates.withOne, why: `In a room with one ${adult}` }
    return { percent: rates.withChild, why: 'In a room with another child' }
  })
}
