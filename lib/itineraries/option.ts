export type ItineraryOption = {
  id: number
  title: string
  duration: number
  country: string
  imageUrl: string | null
  price: number
  /** 'June to October', or '' when not known. */
  season: string
}
