// What the booking form shows of a trip one can choose.

export type ItineraryOption = {
  id: number
  title: string
  duration: number
  country: string
  imageUrl: string | null
  price: number
  /** 'June to October', or '' when nothing is known. */
  season: string
}
