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
