import type { ChildRates } from './rooms'

export const partySizes = [2, 4, 6] as const

export type PartySize = (typeof partySizes)[number]

/** US dollars a person sharing. `total` includes what must be paid on the spot. */
export type PartyPrice = { size: PartySize; amount: number; total: number }

export type SeasonPrice = {
  season: string
  /** 1 is January. */
  months: number[]
  parties: PartyPrice[]
  singleSupplement: number
  /** Null: they pay as adults do. */
  children: ChildRates | null
  /** Each night has the price of its own season, instead of all that of the first day. */
  isByNight: boolean
  /** A day such as 2027-12-31. */
  validUntil: string
}

/** What everybody must pay on the spot. */
export type Charge = {
  name: string
  amount: number
  currency: string
  /** Follows the amount: 'a room and night'. */
  unit: string
  /** The whole trip, for one of two sharing. */
  usdPerPerson: number
  /** Nobody younger pays it. */
  freeBelow: number
  /** The last age that pays `usdPerChild`; 0: children pay as adults do. */
  childrenTo: number
  usdPerChild: number
  /** What a dollar costs in this currency, where the amount is not in dollars. */
  perDollar: number | null
  paidTo: string
  asOf: string
  source: string
}

/** More to pay for some nights, for everybody from three years. Days such as 2027-12-24. */
export type Surcharge = { name: string; firstNight: string; lastNight: string; usdPerNight: number }

/** What an estimate needs of a trip. */
export type PriceTable = { prices: SeasonPrice[]; charges: Charge[]; surcharges: Surcharge[] }

/** US dollars for one of two sharing, the whole trip. */
export function chargesTotal(charges: Pick<Charge, 'usdPerPerson'>[]) {
  return charges.reduce((sum, { usdPerPerson }) => sum + usdPerPerson, 0)
}

/** Whole dollars, rounded up. */
export function totalPrice(amount: number, onTheSpot: number) {
  return Math.ceil(Math.round((amount + onTheSpot) * 100) / 100)
}
