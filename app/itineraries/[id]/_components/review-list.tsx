import { ArrowRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Link } from '@/components/ui/link'
import { RatingStars } from '@/components/ui/rating-stars'
import { textLinkStyles } from '@/components/ui/text-link'
import { formatLongDate, formatMonth, formatReviewCount, formatStars } from '@/lib/content/format'
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
          <p dir="auto" className={wordsLook}>
            {review.comment}
          </p>
          {review.reply && (
            <div className="mt-1 border-ember border-l-4 pl-4">
              <p className="font-bold text-small">{config.brand} answers</p>
              <p dir="auto" className={wordsLook}>
                {review.reply}
              </p>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

type MoreReviewsProps = { itineraryId: number; after: number; stars?: number }

export function MoreReviews({ itineraryId, after, stars }: MoreReviewsProps) {
  return (
    <Link href={reviewPartHref(itineraryId, { stars, after })} className={textLinkStyles('print:hidden')}>
      Show more reviews
      <ArrowRight className="size-5" />
    </Link>
  )
}

type ReviewSpreadProps = {
  itineraryId: number
  counts: number[]
  chosen?: number
}

export function ReviewSpread({ itineraryId, counts, chosen }: ReviewSpreadProps) {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  return (
    <nav aria-label="Reviews by stars" className="star-bars">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counts[stars - 1] ?? 0
        const style = { '--share': `${Math.round((100 * count) / total)}%` } as CSSProperties
        const bar = (
          <>
            {formatStars(stars)} <span>{formatReviewCount(count)}</span>
          </>
        )
        return count === 0 ? (
          <p key={stars} style={style}>
            {bar}
          </p>
        ) : (
          <Link
            key={stars}
            href={reviewPartHref(itineraryId, { stars })}
            aria-current={chosen === stars ? 'page' : undefined}
            style={style}
          >
            {bar}
          </Link>
        )
      })}
    </nav>
  )
}
