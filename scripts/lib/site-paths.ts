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
  '/before-you-go',
  '/groups',
  '/groups/agents',
  '/terms',
  '/privacy',
  '/terms-of-service',
  '/how-we-handle-reviews',
  '/review',
]

export const variants = [
  '/itineraries?query=no-such-trip',
  '/book?itinerary=6',
  '/shortlist?trips=7,12,3',
  '/estimate?itinerary=5&adults=2&kids=2&from=2027-12-06',
  '/review?invitation=0',
]

export const unknownPages = ['/itineraries/4711', '/community/no-such-activity', '/no-such-page']

export const sitePaths = [...pages, ...variants, ...unknownPages]
