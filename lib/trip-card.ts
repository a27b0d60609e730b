// What a card shows of a trip, real or sample.
import type { Itinerary } from './data/itineraries'
import type { PackageType } from './itinerary-options'
import { paragraphs } from './itinerary-parts'
import { usablePicture } from './usable-picture'

export type TripCard = {
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

/** The card of an itinerary, of which it needs only these fields. Its summary is the first paragraph of the description. */
export function toTripCard({
  description,
  packageType,
  imageUrl,
  ...facts
}: Pick<Itinerary, 'description' | Exclude<keyof TripCard, 'summary'>>): TripCard {
  const summary = paragraphs(description)[0] ?? ''
  return { ...facts, packageType: packageType as PackageType, imageUrl: usablePicture(imageUrl), summary }
}

/** Where a card leads: the trip's page, or the list for a sample (decision 57). */
export function tripHref({ id }: TripCard) {
  return id === null ? ('/itineraries' as const) : (`/itineraries/${id}` as const)
}

/** Where its Book Now leads: the booking form with this trip chosen, or an empty form for a sample. */
export function bookHref({ id }: TripCard) {
  return id === null ? ('/book' as const) : (`/book?itinerary=${id}` as const)
}

/** What content says of a sample trip. */
export type SampleTrip = Omit<TripCard, 'id' | 'averageRating' | 'totalReviews'>

/** The card of a sample trip, which has no page and no reviews. */
export function toSampleCard(sample: SampleTrip): TripCard {
  return { ...sample, id: null, averageRating: null, totalReviews: 0 }
}

/**
 * The cards of a band of three trips. Takes the cards found, in their order, and the samples that stand in
 * when nothing was found; a page without samples then has nothing to show (specification section 4).
 */
export function tripsOrSamples(found: TripCard[], samples: SampleTrip[]): TripCard[] {
  return (found.length > 0 ? found : samples.map(toSampleCard)).slice(0, 3)
}
