import type { PackageType } from './choices'

export type ItinerarySummary = {
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

const unknownOfSamples = { id: null, price: 0, averageRating: null, totalReviews: 0 }

export function toSampleSummary(sample: SampleItinerary): ItinerarySummary {
  return { ...sample, ...unknownOfSamples }
}

/** Three cards, or samples if none are found (specification section 4). */
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
  season: string
  /** It leaves on set dates. */
  isShared?: true
}
