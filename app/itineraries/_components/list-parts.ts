// Which parts of the itinerary list are in view together, and what is said of them.

export type ListPart = {
  /** Names the list: its filters, as they are written in the address. */
  list: string
  /** The trip that this part comes after; null for the first one. */
  after: number | null
  /** The trip that the next part comes after; null for the last one. */
  next: number | null
  /** How many trips come before it, how many it has, and how many the whole list has. */
  before: number
  size: number
  total: number
}

/**
 * The parts in view when one more arrives. It follows the last one, or takes the place of an earlier one and all that
 * followed (Back), or stands alone (another list, or an address opened directly).
 */
export function addPart<Part extends ListPart>(parts: Part[], part: Part): Part[] {
  const ofList = parts.filter(({ list }) => list === part.list)
  const place = ofList.findIndex(({ after }) => after === part.after)
  if (place >= 0) return [...ofList.slice(0, place), part]
  const last = ofList.at(-1)
  return last && part.after !== null && last.next === part.after ? [...ofList, part] : [part]
}

/** '6 trips', '12 of 20 trips', or 'Trips 13 to 20 of 20' where the first ones are not in view. */
export function countItineraries(parts: ListPart[]) {
  const { before, total } = parts[0] ?? { before: 0, total: 0 }
  const shown = parts.reduce((sum, { size }) => sum + size, 0)
  if (before > 0) return `Trips ${before + 1} to ${before + shown} of ${total}`
  const itineraries = total === 1 ? 'trip' : 'trips'
  return shown === total && parts.length === 1 ? `${total} ${itineraries}` : `${shown} of ${total} ${itineraries}`
}
