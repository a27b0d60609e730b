import { ArrowRight } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { RatingStars } from '@/components/ui/rating-stars'
import { textLinkStyles } from '@/components/ui/text-link'
import { formatLongDate, formatMonth } from '@/lib/content/format'
import { config } from '@/lib/platform/config'
import type { Review } from '@/lib/reviews/queries'
import { reviewPartHref } from '@/lib/reviews/review-part'

const wordsLook = 'whitespace-pre-line font-serif text-body [overflow-wrap:anywhere]'

export function ReviewList({ reviews }: { reviews: Review[] }) {
  if (reviews.length === 0) return null
  return (
    <ul className="mt-7">
      {reviews.map((review) => (
        <li
          key={review.id}
          className="grid max-w-form gap-2 border-line border-t py-5 print:break-inside-avoid print:py-2 print:in-data-action-bar:nth-[n+4]:hidden"
        >
          <p className="flex flex-wrap justify-between gap-x-4">
            <b className="font-bold [overflow-wrap:anywhere]">{review.userName}</b>
            <time dateTime={review.createdAt} className="text-small text-ink-soft">
              {formatLongDate(review.createdAt)}
            </time>
          </p>
          <RatingStars rating={review.rating} />
          {review.travelledIn && (
            <p className="font-semibold text-leaf text-small">Travelled with us, {formatMonth(review.travelledIn)}</p>
          )}
          <p className={wordsLook}>{review.comment}</p>
          {review.reply && (
            <div className="mt-1 border-ember border-l-4 pl-4">
              <p className="font-bold text-small">{config.brand} answers</p>
              <p className={wordsLook}>{review.reply}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

type Props = { itineraryId: number; after: number; stars?: number }

export function MoreReviews({ itineraryId, after, stars }: Props) {
  return (
    <Link href={reviewPartHref(itineraryId, { stars, after })} className={textLinkStyles('print:hidden')}>
      Show more reviews
      <ArrowRight className="size-5" />
    </Link>
  )
}
