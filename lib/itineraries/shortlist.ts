import { parseItineraryId } from './id'

export const mostKept = 6
export const mostCompared = 3

/** '7,12': each once, at most six; what is no id is left out. */
export function parseKept(value: string | string[] | undefined) {
  const ids = [value ?? []].flat().flatMap((text) => text.split(','))
  const known = ids.flatMap((text) => parseItineraryId(text.trim()) ?? [])
  return [...new Set(known)].slice(0, mostKept)
}

/** For what does not depend on the visitor's order. */
export function inOneOrder(ids: number[]) {
  return ids.toSorted((one, other) => one - other)
}

/** `compared`: the trips side by side, unless they are the first three. */
export function shortlistHref(ids: number[], compared: number[] = []) {
  if (ids.length === 0) return '/shortlist' as const
  const chosen = compared.length > 0 ? `&compare=${compared.join(',')}` : ''
  return `/shortlist?trips=${ids.join(',')}${chosen}` as const
}

export function askHref(ids: number[]) {
  return `/book?itinerary=${ids.join(',')}` as const
}
