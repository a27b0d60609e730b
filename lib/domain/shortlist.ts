import { parseItineraryId } from './ids'
import { type Travellers, travellerQuery, withDay } from './travellers'

export const mostSaved = 6
export const mostCompared = 4

/** '7,12': unique, at most six; invalid ids are dropped. */
export function parseItineraryIds(value: string | string[] | undefined) {
  const ids = [value ?? []].flat().flatMap((text) => text.split(','))
  const known = ids.flatMap((text) => parseItineraryId(text.trim()) ?? [])
  return [...new Set(known)].slice(0, mostSaved)
}

/** Sorted, for cache keys and titles. */
export function inOneOrder(ids: number[]) {
  return ids.toSorted((one, other) => one - other)
}

type ShortlistView = {
  /** Ids side by side; by default the first four. */
  compared?: number[]
  /** Only rows that differ. */
  onlyDifferences?: boolean
  travellers?: Travellers | null
}

export function shortlistHref(ids: number[], view: ShortlistView = {}) {
  const { compared = [], onlyDifferences = false, travellers = null } = view
  if (ids.length === 0) return '/shortlist' as const
  const chosen = compared.length > 0 ? `&compare=${compared.join(',')}` : ''
  const only = onlyDifferences ? '&only=differences' : ''
  return `/shortlist?trips=${ids.join(',')}${chosen}${only}${travellerQuery(travellers)}` as const
}

export const longestSharer = 30

/** One or two words of letters: an address cannot put other words on the page. Null for anything else. */
export function parseSharer(value: string | string[] | undefined) {
  const name = [value ?? ''].flat()[0]?.trim() ?? ''
  const isName = /^[\p{L}\p{M}'’-]+( [\p{L}\p{M}'’-]+)?$/u.test(name)
  return isName && name.length <= longestSharer ? name : null
}

/** `url`: of a list with trips. As it is without a name. */
export function withSharer(url: string, name: string) {
  const sharer = parseSharer(name)
  return sharer ? `${url}&by=${encodeURIComponent(sharer)}` : url
}

/** A request for trips one after the other. */
export function askInTurnHref(ids: number[], travellers: Travellers | null = null) {
  return `/book?itinerary=${ids.join(',')}&several=in-turn${travellerQuery(withDay(travellers))}` as const
}

export function estimateHref(ids: number[], travellers: Travellers | null = null) {
  return `/estimate?itinerary=${ids.join(',')}${travellerQuery(withDay(travellers))}` as const
}

export function askHref(ids: number[], travellers: Travellers | null = null) {
  return `/book?itinerary=${ids.join(',')}${travellerQuery(withDay(travellers))}` as const
}
