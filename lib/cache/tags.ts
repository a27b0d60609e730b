// Every cache tag is named here, and in the triggers of the migration "tell_content_changes" and later ones.
import 'server-only'
import { cacheTag, revalidateTag } from 'next/cache'

export const tags = {
  itineraries: 'itineraries',
  /** Everything shown of one itinerary, its reviews included. */
  itinerary: (id: number) => `itinerary:${id}`,
  /** Expired by every review: for the list of dates, and for lists too long for a tag each. */
  ratings: 'ratings',
  reviews: 'reviews',
  teamMembers: 'team-members',
  fleetVehicles: 'fleet-vehicles',
  volunteers: 'volunteers',
  places: 'places',
  claims: 'claims',
  words: 'words',
  synonyms: 'synonyms',
}

/** One for each table of content: everything cached has at least one of them. */
export const tableTags = [
  ...[tags.itineraries, tags.reviews, tags.teamMembers, tags.fleetVehicles, tags.volunteers],
  ...[tags.places, tags.claims, tags.words, tags.synonyms],
]

// Next.js 16.4 allows 128.
const mostTags = 100

/** Tags the cached list with its itineraries and their ratings, and returns it. */
export function tagList<Entry extends { id: number | null }>(list: Entry[]) {
  const shown = list.flatMap(({ id }) => (id ? tags.itinerary(id) : []))
  cacheTag(tags.itineraries, ...(shown.length > mostTags ? [tags.ratings] : shown))
  return list
}

/** At once and in this process: the next request reads the database. */
export function expire(tag: string) {
  // updateTag throws in route handlers (Next 16.4); this works there and in server actions.
  revalidateTag(tag, { expire: 0 })
}
