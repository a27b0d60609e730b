import { ArrowRight } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { textLinkStyles } from '@/components/ui/text-link'
import { reviewPartHref } from '@/lib/reviews/review-part'

type Props = { itineraryId: number; after: number; stars?: number }

export function MoreReviews({ itineraryId, after, stars }: Props) {
  return (
    <Link href={reviewPartHref(itineraryId, { stars, after })} className={textLinkStyles('print:hidden')}>
      Show more reviews
      <ArrowRight className="size-5" />
    </Link>
  )
}
