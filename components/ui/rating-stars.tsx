import { formatRating } from '@/lib/content/format'
import { cn } from '@/lib/design/cn'

export function RatingStars({ rating, className }: { rating: number; className?: string }) {
  return (
    <span
      role="img"
      aria-label={`${Number.isInteger(rating) ? rating : formatRating(rating)} of 5 stars`}
      className={cn('stars-outlined relative inline-block aspect-49/9 h-[1.125rem] text-ember', className)}
    >
      <span className="stars-filled absolute inset-0" style={{ clipPath: `inset(0 ${100 - rating * 20}% 0 0)` }} />
    </span>
  )
}
