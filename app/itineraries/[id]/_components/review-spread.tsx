import { Link } from '@/components/ui/link'
import { formatReviewCount, formatStars } from '@/lib/content/format'
import { reviewPartHref } from '@/lib/itineraries/review-part'

const rowLook = 'grid min-h-tap grid-cols-[4rem_1fr_6.5rem] items-center gap-3'

type Props = {
  itineraryId: number
  /** How many reviews have one star, two, ... five. */
  counts: number[]
  /** The stars of the reviews on this page. */
  chosen?: number
}

/** How many reviews have how many stars, as bars and in words; each leads to those reviews. */
export function ReviewSpread({ itineraryId, counts, chosen }: Props) {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  return (
    <ul aria-label="Reviews by stars" className="mt-4 max-w-form print:hidden">
      {counts
        .map((count, index) => {
          const stars = index + 1
          const row = (
            <>
              <span className="font-semibold">{formatStars(stars)}</span>
              <span className="h-3 rounded-full bg-straw">
                <span
                  className="block h-3 rounded-full bg-ember"
                  style={{ width: `${Math.round((100 * count) / total)}%` }}
                />
              </span>
              <span className="text-small">{formatReviewCount(count)}</span>
            </>
          )
          return (
            <li key={stars}>
              {count ? (
                <Link
                  href={reviewPartHref(itineraryId, { stars })}
                  aria-current={chosen === stars ? 'page' : undefined}
                  className={`${rowLook} aria-[current]:text-ember [&>:last-child]:underline`}
                >
                  {row}
                </Link>
              ) : (
                <span className={`${rowLook} text-ink-soft`}>{row}</span>
              )}
            </li>
          )
        })
        .reverse()}
    </ul>
  )
}
