import type {
  ItineraryDay,
  ItineraryPicture,
  ItineraryStop,
  ItinerarySuitability,
  Lodge,
  Place,
} from '../../prisma/generated/client'
import type { BedKind, TravelMode } from '../domain/choices'
import type { PriceTable } from '../prices/price-table'

type PlaceRef = Pick<Place, 'id' | 'name'>

export type Range = number[]

/** `flightMonths`: the other months are by road; empty: the flight is for all. */
export type DayFacts = Omit<ItineraryDay, 'itineraryId' | 'fromPlaceId' | 'toPlaceId' | 'bedKind' | 'lodgeId'> & {
  from: PlaceRef | null
  to: PlaceRef | null
  bedKind: BedKind | null
  lodge: LodgeFacts | null
}

/** `status` sample: the name is invented. */
export type LodgeFacts = Pick<Lodge, 'id' | 'name' | 'style' | 'view' | 'orSimilar' | 'status'> & {
  place: PlaceRef & Pick<Place, 'latitude' | 'longitude'>
  pictures: OwnPicture[]
}

export type Stop = Pick<ItineraryStop, 'position' | 'day' | 'way'> & {
  place: PlaceRef & Pick<Place, 'country' | 'kind' | 'latitude' | 'longitude' | 'altitude'>
  label: string
  by: TravelMode | null
}

export type OwnPicture = Pick<ItineraryPicture, 'position' | 'imageUrl' | 'text'>

type Suitability = Omit<ItinerarySuitability, 'itineraryId'>

export type ItineraryFacts = PriceTable & {
  days: DayFacts[]
  stops: Stop[]
  suitability: Suitability | null
  pictures: OwnPicture[]
}
