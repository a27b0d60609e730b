import type { BedKind, TravelMode } from '../domain/choices'
import type { PriceTable } from '../prices/price-table'

export type PlaceRef = { id: string; name: string }

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
  /** The other months are by road; empty: the flight is for all. */
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
  label: string
  day: number
  by: TravelMode | null
  way: string | null
}

export type Suitability = { youngest: number; age: string; fitness: string; heat: string; comfort: string }

export type ItineraryFacts = PriceTable & {
  days: DayFacts[]
  stops: Stop[]
  suitability: Suitability | null
}
