// Every cache tag is listed here and in prisma/sql/content_versions.sql.
export const tags = {
  itineraries: 'itineraries',
  /** All that is shown of one itinerary, including its reviews. */
  itinerary: (id: number) => `itinerary:${id}`,
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
