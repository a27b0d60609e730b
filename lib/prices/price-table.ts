import type { Prisma } from '../../prisma/generated/client'
import { utcDay } from '../domain/utc-day'
import type { ChildRates } from './rooms'

export const partySizes = [2, 4, 6] as const

export type PartySize = (typeof partySizes)[number]

/** US dollars per person sharing, without charges on the spot. */
type PartyPrice = { size: PartySize; amount: number }

export type SeasonPrice = {
  season: string
  months: number[]
  parties: PartyPrice[]
  singleSupplement: number
  /** Null: as adults. */
  children: ChildRates | null
  /** Each night at its own season's price; else all at the first day's. */
  isByNight: boolean
  /** A day such as 2027-12-31. */
  validUntil: string
}

export type Charge = {
  name: string
  amount: number
  currency: string
  /** Follows the amount: 'a room and night'. */
  unit: string
  /** The whole trip, for one of two sharing. */
  usdPerPerson: number
  /** Minimum age. */
  freeBelow: number
  /** Last age that pays `usdPerChild`; 0: children pay as adults. */
  childrenTo: number
  usdPerChild: number
  /** Exchange rate of other currencies. */
  perDollar: number | null
  paidTo: string
  asOf: string
  source: string
}

export type Surcharge = { name: string; firstNight: string; lastNight: string; usdPerNight: number }

/** Of the departure of a shared trip on that day, in whole US dollars, where it differs from its season's; else null. */
export type DeparturePrice = { day: string; price: number | null; singleSupplement: number | null }

export type PriceTable = {
  prices: SeasonPrice[]
  charges: Charge[]
  surcharges: Surcharge[]
  departurePrices?: DeparturePrice[]
}

export const withPrices = {
  prices: { orderBy: { id: 'asc' } },
  charges: { orderBy: { id: 'asc' } },
  surcharges: { orderBy: { id: 'asc' } },
  suitability: { omit: { itineraryId: true } },
  departures: {
    where: { withdrawnAt: null, OR: [{ price: { not: null } }, { singleSupplement: { not: null } }] },
    select: { firstDay: true, price: true, singleSupplement: true },
    orderBy: { firstDay: 'asc' },
  },
} satisfies Prisma.ItineraryInclude

type Rows = Pick<Prisma.ItineraryGetPayload<{ include: typeof withPrices }>, keyof typeof withPrices>

/** Without seasons that were valid until a day before `today`. */
export function toPrices({ prices, charges, surcharges, suitability, departures }: Rows, today = utcDay(new Date())) {
  return {
    prices: prices.map(toSeason).filter(({ validUntil }) => validUntil >= today),
    charges: charges.map(toCharge),
    surcharges: surcharges.map(toSurcharge),
    suitability,
    ...(departures.length > 0 && { departurePrices: departures.map(toDeparturePrice) }),
  }
}

const toDeparturePrice = ({ firstDay, ...own }: Rows['departures'][number]): DeparturePrice => ({
  day: utcDay(firstDay),
  ...own,
})

function toSeason(row: Rows['prices'][number]): SeasonPrice {
  const amounts = [row.forTwo, row.forFour, row.forSix].map((amount) => amount.toNumber())
  return {
    season: row.season,
    months: row.months,
    parties: partySizes.map((size, index) => ({ size, amount: amounts[index] ?? 0 })),
    singleSupplement: row.singleSupplement.toNumber(),
    children: row.childrenTo > 0 ? toRates(row) : null,
    isByNight: row.isByNight,
    validUntil: utcDay(row.validUntil),
  }
}

const toRates = ({ childrenTo, childWithTwo, childWithChild, childWithOne, belowThree }: Rows['prices'][number]) => ({
  to: childrenTo,
  withTwo: childWithTwo,
  withChild: childWithChild,
  withOne: childWithOne,
  belowThree,
})

function toCharge({ id, itineraryId, ...row }: Rows['charges'][number]): Charge {
  return {
    ...row,
    amount: row.amount.toNumber(),
    usdPerPerson: row.usdPerPerson.toNumber(),
    usdPerChild: row.usdPerChild.toNumber(),
    perDollar: row.perDollar?.toNumber() ?? null,
    asOf: utcDay(row.asOf),
  }
}

function toSurcharge({ name, firstNight, lastNight, usdPerNight }: Rows['surcharges'][number]): Surcharge {
  return { name, firstNight: utcDay(firstNight), lastNight: utcDay(lastNight), usdPerNight: usdPerNight.toNumber() }
}
