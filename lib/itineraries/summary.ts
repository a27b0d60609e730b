// What a card shows of a trip, real or sample.
import type { PackageType } from './choices'

export type ItinerarySummary = {
  /** Null for a sample trip, which leads to the list. */
  id: number | null
  title: string
  summary: string
  duration: number
  location: string
  country: string
  imageUrl: string | null
  price: number
  category: string
  packageType: PackageType | null
  difficultyLevel: string
  averageRating: number | null
  totalReviews: number
}

/** Where a card leads: the trip's page, or the list for a sample (decision 57). */
export function itineraryHref({ id }: ItinerarySummary) {
  return id === null ? ('/itineraries' as const) : (`/itineraries/${id}` as const)
}

/** Where its Book Now leads: the booking form with this trip chosen, or an empty form for a sample. */
export function bookHref({ id }: ItinerarySummary) {
  return id === null ? ('/book' as const) : (`/book?itinerary=${id}` as const)
}

/** What content says of a sample trip. */
export type SampleItinerary = Omit<ItinerarySummary, 'id' | 'averageRating' | 'totalReviews'>

/** The card of a sample trip, which has no page and no reviews. */
export function toSampleSummary(sample: SampleItinerary): ItinerarySummary {
  return { ...sample, id: null, averageRating: null, totalReviews: 0 }
}

/**
 * The cards of a band of three trips. Takes the cards found, in their order, and the samples that stand in
 * when nothing was found; a page without samples then has nothing to show (specification section 4).
 */
export function itinerariesOrSamples(found: ItinerarySummary[], samples: SampleItinerary[]): ItinerarySummary[] {
  return (found.length > 0 ? found : samples.map(toSampleSummary)).slice(0, 3)
}
