import { Star } from 'lucide-react'
import { cn } from '@/lib/cn'
import { formatRating } from '@/lib/format'

/** Five stars, filled as far as the rating goes: halves by clipping. Read out as '4.6 of 5 stars'. */
export function RatingStars({ rating, className }: { rating: number; className?: string }) {
  const stars = [1, 2, 3, 4, 5].map((star) => <Star key={star} aria-hidden="true" strokeWidth={1.9} />)
  return (
    <span
      role="img"
      aria-label={`${Number.isInteger(rating) ? rating : formatRating(rating)} of 5 stars`}
      className={cn(
        'relative inline-grid h-[1.125rem] w-[6.125rem] grid-cols-1 text-ember [&_svg]:size-full',
        className,
      )}
    >
      <span className="grid grid-cols-5 gap-0.5">{stars}</span>
      <span
        className="absolute inset-0 grid grid-cols-5 gap-0.5 [&>svg]:fill-current"
        style={{ clipPath: `inset(0 ${100 - rating * 20}% 0 0)` }}
      >
        {stars}
      </span>
    </span>
  )
}
