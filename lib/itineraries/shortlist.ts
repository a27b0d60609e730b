// A few trips that somebody has kept, and how an address names them.
import { parseItineraryId } from './id'

/** How many trips can be kept, and how many stand side by side. */
export const mostKept = 6
export const mostCompared = 3

const longestWish = 400

/** The trips of an address such as '7,12': each once, at most six. What is no id is left out. */
export function parseKept(value: string | string[] | undefined) {
  const ids = [value ?? []].flat().flatMap((text) => text.split(','))
  const known = ids.flatMap((text) => parseItineraryId(text.trim()) ?? [])
  return [...new Set(known)].slice(0, mostKept)
}

/** The page that shows these trips; `compared` are the ones side by side where they are not the first three. */
export function shortlistHref(ids: number[], compared: number[] = []) {
  if (ids.length === 0) return '/shortlist' as const
  const chosen = compared.length > 0 ? `&compare=${compared.join(',')}` : ''
  return `/shortlist?trips=${ids.join(',')}${chosen}` as `/shortlist?${string}`
}

/** The booking form for these trips. */
export function askHref(ids: number[]) {
  return `/book?itinerary=${ids.join(',')}` as `/book?${string}`
}

/** What an address such as /book?itinerary=7,12 asks for. */
export function parseAsked({ itinerary, wish }: Record<string, string | string[] | undefined>) {
  return { ids: parseKept(itinerary), wish: String(wish ?? '').slice(0, longestWish) }
}
