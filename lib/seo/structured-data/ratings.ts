import 'server-only'
import type { AggregateRatingLeaf, ReviewLeaf } from 'schema-dts'
import { formatRating } from '../../content/format'
import type { Itinerary } from '../../itineraries/itineraries'
import type { Review } from '../../reviews/reviews'

// A sample is enough for crawlers, and every visitor downloads it.
const reviewsNamed = 5

/** The average as shown and the newest reviews; null when there are none. `reviews`: newest first. */
export function itineraryRatings({ averageRating, totalReviews }: Itinerary, reviews: Review[]) {
  if (averageRating === null || totalReviews === 0 || reviews.length === 0) return null
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: formatRating(averageRating),
      reviewCount: totalReviews,
      bestRating: 5,
      worstRating: 1,
    } satisfies AggregateRatingLeaf,
    review: reviews.slice(0, reviewsNamed).map(toReview),
  }
}

function toReview({ userName, rating, comment, createdAt }: Review): ReviewLeaf {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: userName },
    datePublished: createdAt,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    reviewBody: comment,
  }
}
