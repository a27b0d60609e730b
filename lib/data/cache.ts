// The names of everything cached, and how it expires. No cache tag is written anywhere else, but for the triggers of
// the migrations "tell_content_changes", "facts_as_data", "operator_workbook" and "search_that_understands", which send the ones in tableTags.
import 'server-only'
import { revalidateTag } from 'next/cache'
import { pagesChanged } from '../server/pages-changed'

export const tags = {
  itineraries: 'itineraries',
  /** One itinerary and what belongs to it, its reviews included. */
  itinerary: (id: number) => `itinerary:${id}`,
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

/** Expires a tag at once, in this process: the next request reads the database. Takes a tag of `tags`. */
export function expire(tag: string) {
  // updateTag throws in route handlers (Next 16.4); this works from there and from server actions alike.
  revalidateTag(tag, { expire: 0 })
  pagesChanged()
}
