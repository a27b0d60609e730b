import 'server-only'
import { cacheTag, revalidateTag } from 'next/cache'
import { expireTags } from '../platform/next-internals'
import { pagesCounter } from './pages-version'
import { tags } from './tag-names'

export { tags }

/** One per content table: every entry made from the database has at least one of them. */
export const tableTags = [
  ...[tags.itineraries, tags.reviews, tags.teamMembers, tags.fleetVehicles, tags.volunteers],
  ...[tags.places, tags.claims, tags.words, tags.synonyms],
]

// Next.js 16.4 allows 128.
const mostTags = 100

/** Tags the cached list with its itineraries and their ratings. */
export function tagList<Entry extends { id: number | null }>(list: Entry[]) {
  const shown = list.flatMap(({ id }) => (id ? tags.itinerary(id) : []))
  cacheTag(tags.itineraries, ...(shown.length > mostTags ? [tags.ratings] : shown))
  return list
}

/** Within a request. */
export function expire(tag: string) {
  // updateTag throws in route handlers (Next 16.4); this works there and in server actions.
  revalidateTag(tag, { expire: 0 })
}

/** Outside requests, for this process only. */
export function expireHere(tags: string[]) {
  expireTags(tags)
  pagesCounter().version += 1
}
