import type { Contacts } from '@/components/form/send-failure'
import { RatingStars } from '@/components/ui/rating-stars'
import type { Itinerary } from '@/lib/data/itineraries'
import type { Review } from '@/lib/data/reviews'
import { formatLongDate, formatRating, formatReviewCount } from '@/lib/format'
import { ReviewForm } from './review-form'

type Props = { itinerary: Itinerary; reviews: Review[]; contacts: Contacts }

export function Reviews({ itinerary: { id, averageRating, totalReviews }, reviews, contacts }: Props) {
  return (
    <>
      <h2 className="sr-only">Reviews</h2>
      {averageRating === null ? (
        <p className="font-serif text-lead text-ink-soft">No ratings yet</p>
      ) : (
        <div className="flex items-center gap-5">
          <p className="font-display text-figure">{formatRating(averageRating)}</p>
          <div>
            <RatingStars rating={averageRating} className="h-6 w-32" />
            <p className="mt-1 text-ink-soft">Based on {formatReviewCount(totalReviews)}</p>
          </div>
        </div>
      )}
      {reviews.length > 0 && (
        <ul className="mt-7">
          {reviews.map((review) => (
            <li key={review.id} className="grid max-w-form gap-2 border-line border-t py-5 print:break-inside-avoid">
              <p className="flex flex-wrap justify-between gap-x-4">
                <b className="font-bold [overflow-wrap:anywhere]">{review.userName}</b>
                <time dateTime={review.createdAt} className="text-small text-ink-soft">
                  {formatLongDate(review.createdAt)}
                </time>
              </p>
              <RatingStars rating={review.rating} />
              <p className="whitespace-pre-line text-pretty font-serif text-body [overflow-wrap:anywhere]">
                {review.comment}
              </p>
            </li>
          ))}
        </ul>
      )}
      <ReviewForm itineraryId={id} contacts={contacts} />
    </>
  )
}
