export type ListPart = {
  /** The filters, as written in the address: they tell one list from another. */
  list: string
  /** The trip this part comes after; null for the first part. */
  after: number | null
  /** The trip the next part comes after; null for the last part. */
  next: number | null
  /** How many trips are before this part, in it, and in the whole list. */
  before: number
  size: number
  total: number
}

/**
 * A new part follows the last one, or replaces an earlier one and all after it (Back),
 * or stands alone (another list, or an address opened directly).
 */
export function addPart<Part extends ListPart>(parts: Part[], part: Part): Part[] {
  const ofList = parts.filter(({ list }) => list === part.list)
  const place = ofList.findIndex(({ after }) => after === part.after)
  if (place >= 0) return [...ofList.slice(0, place), part]
  const last = ofList.at(-1)
  return last && part.after !== null && last.next === part.after ? [...ofList, part] : [part]
}

/** '6 trips', '12 of 20 trips', or 'Trips 13 to 20 of 20' when the first ones are not shown. */
export function countItineraries(parts: ListPart[]) {
  const { before, total } = parts[0] ?? { before: 0, total: 0 }
  const shown = parts.reduce((sum, { size }) => sum + size, 0)
  if (before > 0) return `Trips ${before + 1} to ${before + shown} of ${total}`
  const itineraries = total === 1 ? 'trip' : 'trips'
  return shown === total && parts.length === 1 ? `${total} ${itineraries}` : `${shown} of ${total} ${itineraries}`
}
