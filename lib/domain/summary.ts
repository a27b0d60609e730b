// The card of a trip, real or sample.
import type { PackageType } from './choices'

export type ItinerarySummary = {
  /** Null for a sample trip, which leads to the list. */
  id: number | null
  title: string
  summary: string
  duration: number
  location: string
  country: string
  price: number
  imageUrl: string | null
  category: string
  packageType: PackageType | null
  difficultyLevel: string
  averageRating: number | null
  totalReviews: number
}

/** A sample leads to the list (decision 57). */
export function itineraryHref({ id }: ItinerarySummary) {
  return id === null ? ('/itineraries' as const) : (`/itineraries/${id}` as const)
}

/** A sample leads to an empty form. */
export function bookHref({ id }: ItinerarySummary) {
  return id === null ? ('/book' as const) : (`/book?itinerary=${id}` as const)
}

export type SampleItinerary = Omit<ItinerarySummary, keyof typeof unknownOfSamples>

/** A sample has no page, no reviews and no table of prices. */
const unknownOfSamples = { id: null, averageRating: null, totalReviews: 0 }

export function toSampleSummary(sample: SampleItinerary): ItinerarySummary {
  return { ...sample, ...unknownOfSamples }
}

/** Three cards: samples stand in when nothing was found, if the page has any (specification section 4). */
export function itinerariesOrSamples(found: ItinerarySummary[], samples: SampleItinerary[]): ItinerarySummary[] {
  return (found.length > 0 ? found : samples.map(toSampleSummary)).slice(0, 3)
}

export type ItineraryOption = {
  id: number
  title: string
  duration: number
  country: string
  price: number
  imageUrl: string | null
  /** 'June to October', or '' when not known. */
  season: string
}
