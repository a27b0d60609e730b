import type { LowestPrice } from './price'

export type ItineraryOption = LowestPrice & {
  id: number
  title: string
  duration: number
  country: string
  imageUrl: string | null
  /** 'June to October', or '' when not known. */
  season: string
}
