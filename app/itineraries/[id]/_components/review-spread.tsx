import type { CSSProperties } from 'react'
import { Link } from '@/components/ui/link'
import { formatReviewCount, formatStars } from '@/lib/content/format'
import { reviewPartHref } from '@/lib/reviews/review-part'

type Props = {
  itineraryId: number
  counts: number[]
  chosen?: number
}

export function ReviewSpread({ itineraryId, counts, chosen }: Props) {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  return (
    <nav aria-label="Reviews by stars" className="star-bars">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counts[stars - 1] ?? 0
        const style = { '--share': `${Math.round((100 * count) / total)}%` } as CSSProperties
        const words = (
          <>
            {formatStars(stars)} <span>{formatReviewCount(count)}</span>
          </>
        )
        return count === 0 ? (
          <p key={stars} style={style}>
            {words}
          </p>
        ) : (
          <Link
            key={stars}
            href={reviewPartHref(itineraryId, { stars })}
            aria-current={chosen === stars ? 'page' : undefined}
            style={style}
          >
            {words}
          </Link>
        )
      })}
    </nav>
  )
}
