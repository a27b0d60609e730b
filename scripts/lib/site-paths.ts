// The pages of the specification's route table, for whatever looks at every one of them.

/** A page each, as it is first opened: what a crawler is to find. /thank-you and /review are too, though not to be listed. */
export const pages = [
  '/',
  '/itineraries',
  '/itineraries/6',
  '/book',
  '/community',
  '/community/wild-olive-school',
  '/community-engagement',
  '/donate',
  '/teams',
  '/fleet',
  '/volunteers',
  '/volunteer',
  '/thank-you',
  '/contact',
  '/endangered-species',
  '/about',
  '/destinations/kenya',
  '/destinations/tanzania',
  '/destinations/uganda',
  '/experiences/luxury',
  '/experiences/adventure',
  '/experiences/dubai',
  '/terms',
  '/privacy',
  '/terms-of-service',
  '/how-we-handle-reviews',
  '/review',
]

/** The same pages at an address that changes what they show. */
export const variants = [
  '/itineraries?query=no-such-trip',
  '/book?itinerary=6',
  '/shortlist?trips=7,12,3',
  '/review?invitation=0',
]

/** What answers 404: an unknown trip, activity and path. */
export const unknownPages = ['/itineraries/4711', '/community/no-such-activity', '/no-such-page']

export const sitePaths = [...pages, ...variants, ...unknownPages]
