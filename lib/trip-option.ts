// What the booking form shows of a trip one can choose.
import type { Itinerary } from './data/itineraries'
import { describeMonths } from './itinerary-parts'
import { usablePicture } from './usable-picture'

export type TripOption = {
  id: number
  title: string
  duration: number
  country: string
  imageUrl: string | null
  price: number
  /** 'June to October', or '' when nothing is known. */
  season: string
}

type Facts = Pick<Itinerary, 'bestMonths' | Exclude<keyof TripOption, 'season'>>

/** The option of an itinerary, of which it needs only these fields. */
export function toTripOption({ bestMonths, imageUrl, ...facts }: Facts): TripOption {
  return { ...facts, imageUrl: usablePicture(imageUrl), season: describeMonths(bestMonths) }
}
