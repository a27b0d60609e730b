import type { Contacts } from '@/components/form/use-lead-form'
import { RatingStars } from '@/components/ui/rating-stars'
import { TextLink } from '@/components/ui/text-link'
import { formatRating, formatReviewCount } from '@/lib/content/format'
import type { Itinerary } from '@/lib/itineraries/itineraries'
import type { Review } from '@/lib/reviews/reviews'
import { LazyReviewForm } from './lazy-parts'
import { MoreReviews } from './more-reviews'
import { ReviewList } from './review-list'
import { ReviewSpread } from './review-spread'

type Props = { itinerary: Itinerary; reviews: Review[]; starCounts: number[]; contacts: Contacts }

export function Reviews({ itinerary: { id, averageRating, totalReviews }, reviews, starCounts, contacts }: Props) {
  const last = reviews.at(-1)
  return (
    <>
      <h2 className="sr-only print:not-sr-only print:mb-2! print:font-head print:text-head">Reviews</h2>
      {averageRating === null ? (
        <p className="font-serif text-lead text-ink-soft">No ratings yet</p>
      ) : (
        <div className="flex items-center gap-5">
          <p className="font-display text-figure">{formatRating(averageRating)}</p>
          <div>
            <RatingStars rating={averageRating} className="h-6" />
            <p className="mt-1 text-ink-soft">Based on {formatReviewCount(totalReviews)}</p>
          </div>
        </div>
      )}
      <ReviewSpread itineraryId={id} counts={starCounts} />
      <ReviewList reviews={reviews} />
      {last && totalReviews > reviews.length && <MoreReviews itineraryId={id} after={last.id} />}
      <p className="print:hidden">
        <TextLink href="/how-we-handle-reviews">How we handle reviews</TextLink>
      </p>
      <LazyReviewForm itineraryId={id} contacts={contacts} />
    </>
  )
}
