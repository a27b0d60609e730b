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

export type PriceTable = { prices: SeasonPrice[]; charges: Charge[]; surcharges: Surcharge[] }
