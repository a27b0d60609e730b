import { ArrowRight } from 'lucide-react'
import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import { textLinkLook } from '@/components/ui/text-link'

/** A link to the reviews of an itinerary that come after this one. */
export function MoreReviews({ itineraryId, after }: { itineraryId: number; after: number }) {
  return (
    <Link href={`/itineraries/${itineraryId}/reviews/${after}` as Route} className={textLinkLook('print:hidden')}>
      Show more reviews
      <ArrowRight aria-hidden="true" className="size-5" />
    </Link>
  )
}
