// The names of everything cached, and how it expires. No cache tag is written anywhere else.
import 'server-only'
import { revalidateTag } from 'next/cache'
import { pagesChanged } from './pages-changed'

export const tags = {
  itineraries: 'itineraries',
  /** One itinerary and what belongs to it, its reviews included. */
  itinerary: (id: number) => `itinerary:${id}`,
  teamMembers: 'team-members',
  fleetVehicles: 'fleet-vehicles',
  volunteers: 'volunteers',
}

/** Expires a tag at once: the next request reads the database. Takes a tag of `tags`. */
export function expire(tag: string) {
  // updateTag throws in route handlers (Next 16.4); this works from there and from server actions alike.
  revalidateTag(tag, { expire: 0 })
  pagesChanged()
}
