import type { Country, PackageType } from '../../domain/choices'
import type { SampleItinerary } from '../../domain/summary'

export type Destination = {
  country: Country
  /** `arrival`: airport and visa fee. */
  hero: { image: string; intro: string; arrival: string }
  why: { title: string; lead: string; points: { title: string; text: string }[] }
  season: {
    title: string
    intro: string
    bestMonths: number[]
    /** Months from 1 to 12. */
    periods: { from: number; to: number; title: string; text: string }[]
  }
  places: {
    title: string
    intro: string
    image: string
    caption: string
    from: string
    key: { name: string; knownFor: string; way: string; fee: string }[]
    note: string
  }
  itineraries: { title: string; intro: string; samples: SampleItinerary[] }
  packages: { title: string; texts: Record<PackageType, string> }
  closing: { title: string; image: string }
}
