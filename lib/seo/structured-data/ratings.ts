import 'server-only'
import type { AggregateRatingLeaf, ReviewLeaf } from 'schema-dts'
import { formatRating } from '../../content/format'
import type { Itinerary } from '../../data/itineraries'
import type { Review } from '../../data/reviews'

// A page may show many more; crawlers need a sample, and every visitor downloads it.
const reviewsNamed = 5

/**
 * What travellers say of a trip. Takes the itinerary and the reviews its page shows, newest first.
 * Returns the average as shown and the newest reviews, or null when there is none: stored reviews only, nothing made up.
 */
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
