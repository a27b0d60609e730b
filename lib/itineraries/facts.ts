import type { BedKind, TravelMode } from '../domain/choices'
import type { PriceTable } from '../prices/price-table'

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

export type ItineraryFacts = PriceTable & {
  days: DayFacts[]
  stops: Stop[]
  suitability: Suitability | null
}
