export type ListPart = {
  list: string
  /** Cursor of this part; null for the first. */
  after: number | null
  /** Cursor of the next part; null for the last. */
  next: number | null
  /** Numbers of trips before this part, in it and in all. */
  before: number
  size: number
  total: number
}

/** Appends a part, replaces later ones (Back), or starts over (another list). */
export function addPart<Part extends ListPart>(parts: Part[], part: Part): Part[] {
  const ofList = parts.filter(({ list }) => list === part.list)
  const place = ofList.findIndex(({ after }) => after === part.after)
  if (place >= 0) return [...ofList.slice(0, place), part]
  const last = ofList.at(-1)
  return last && part.after !== null && last.next === part.after ? [...ofList, part] : [part]
}

export function countItineraries(parts: ListPart[]) {
  const { before, total } = parts[0] ?? { before: 0, total: 0 }
  const shown = parts.reduce((sum, { size }) => sum + size, 0)
  if (before > 0) return `Trips ${before + 1} to ${before + shown} of ${total}`
  const itineraries = total === 1 ? 'trip' : 'trips'
  return shown === total && parts.length === 1 ? `${total} ${itineraries}` : `${shown} of ${total} ${itineraries}`
}
