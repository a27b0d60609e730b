// What the booking form shows of a trip one can choose.
import type { Itinerary } from './data/itineraries'
import { describeMonths } from './itinerary-parts'

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

/** The option of an itinerary. */
export function toTripOption({ id, title, duration, country, imageUrl, price, bestMonths }: Itinerary): TripOption {
  return { id, title, duration, country, imageUrl, price, season: describeMonths(bestMonths) }
}
