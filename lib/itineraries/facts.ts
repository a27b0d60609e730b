import type { BedKind, TravelMode } from '../domain/choices'
import type { ChildRates } from '../prices/rooms'

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

export type PlaceRef = { id: string; name: string }

/** One number, a range of two, or empty. */
export type Range = number[]

export type DayFacts = {
  day: number
  title: string | null
  bestMoment: string | null
  description: string
  from: PlaceRef | null
  to: PlaceRef | null
  roadKm: Range
  isApproximate: boolean
  roadHours: Range
  isThereAndBack: boolean
  flightHours: Range
  flightRoute: string | null
  /** By road in the others, 1 is January; none: the flight is for all. */
  flightMonths: number[]
  walkKm: Range
  walkHours: Range
  boatHours: Range
  wayNote: string | null
  meals: string | null
  bed: string | null
  bedNote: string | null
  bedKind: BedKind | null
  bedAltitude: number | null
  highestAltitude: number | null
}

export type Stop = {
  position: number
  place: PlaceRef & { country: string; kind: string; latitude: number; longitude: number; altitude: number | null }
  /** What the trip calls it. */
  label: string
  /** The day of arrival. */
  day: number
  /** Null at the start. */
  by: TravelMode | null
  way: string | null
}

export type Suitability = { youngest: number; age: string; fitness: string; heat: string; comfort: string }

export type ItineraryFacts = {
  prices: SeasonPrice[]
  charges: Charge[]
  surcharges: Surcharge[]
  days: DayFacts[]
  stops: Stop[]
  suitability: Suitability | null
}

/** US dollars for one of two sharing, the whole trip. */
export function chargesTotal(charges: Pick<Charge, 'usdPerPerson'>[]) {
  return charges.reduce((sum, { usdPerPerson }) => sum + usdPerPerson, 0)
}

/** Whole dollars, rounded up. */
export function totalPrice(amount: number, onTheSpot: number) {
  return Math.ceil(Math.round((amount + onTheSpot) * 100) / 100)
}
