// The names of everything cached, and how it expires. No cache tag is written anywhere else, but for the triggers of the
// migrations "tell_content_changes" and following.
import 'server-only'
import { cacheTag, revalidateTag } from 'next/cache'

export const tags = {
  itineraries: 'itineraries',
  /** One itinerary and what belongs to it, its reviews included, wherever it is shown. */
  itinerary: (id: number) => `itinerary:${id}`,
  /** What a review of any itinerary changes: the list of dates, and lists longer than an entry can have tags. */
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

/** A tag for each table of content: whatever is cached has at least one of them. */
export const tableTags = [
  ...[tags.itineraries, tags.reviews, tags.teamMembers, tags.fleetVehicles, tags.volunteers],
  ...[tags.places, tags.claims, tags.words, tags.synonyms],
]

// Next.js 16.4 takes 128 at most.
const mostTags = 100

/** Tags what is being cached as a list of these itineraries, with their ratings. Returns the list. */
export function tagList<Entry extends { id: number | null }>(list: Entry[]) {
  const shown = list.flatMap(({ id }) => (id ? tags.itinerary(id) : []))
  cacheTag(tags.itineraries, ...(shown.length > mostTags ? [tags.ratings] : shown))
  return list
}

/** Expires a tag at once, in this process: the next request reads the database. Takes a tag of `tags`. */
export function expire(tag: string) {
  // updateTag throws in route handlers (Next 16.4); this works from there and from server actions alike.
  revalidateTag(tag, { expire: 0 })
}
