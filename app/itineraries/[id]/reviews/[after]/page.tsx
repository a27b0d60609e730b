import { ArrowLeft } from 'lucide-react'
import { notFound } from 'next/navigation'
import { StructuredData } from '@/components/layout/structured-data'
import { Section } from '@/components/sections/section'
import { TextLink } from '@/components/ui/text-link'
import { formatReviewCount } from '@/lib/content/format'
import { getItinerary } from '@/lib/data/itineraries'
import { listEarlierReviews } from '@/lib/data/reviews'
import { parseItineraryId } from '@/lib/itineraries/id'
import { reviewsMetadata } from '@/lib/seo/metadata'
import { MoreReviews } from '../../_components/more-reviews'
import { ReviewList } from '../../_components/review-list'

type Props = PageProps<'/itineraries/[id]/reviews/[after]'>

// Next wants one to prerender. These pages are made at their first visit: this one is not found, like any unknown id.
export const generateStaticParams = () => [{ id: '0', after: '0' }]

async function findReviews(params: Props['params']) {
  const [id, after] = [parseItineraryId((await params).id), parseItineraryId((await params).after)]
  const [itinerary, earlier] = id && after ? await Promise.all([getItinerary(id), listEarlierReviews(id, after)]) : []
  return itinerary && earlier ? { itinerary, ...earlier } : notFound()
}

export async function generateMetadata({ params }: Props) {
  const { itinerary } = await findReviews(params)
  return reviewsMetadata(itinerary, (await params).after)
}

/** The reviews that the page of a trip has no room for, in parts. */
export default async function EarlierReviewsPage({ params }: Props) {
  const { itinerary, reviews, next } = await findReviews(params)
  const { id, title, totalReviews } = itinerary
  return (
    <Section>
      <TextLink href={`/itineraries/${id}#reviews`}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        Back to the trip
      </TextLink>
      <h1 className="mt-3 font-display text-title [overflow-wrap:anywhere]">Reviews of {title}</h1>
      <p className="mt-3 text-ink-soft">{formatReviewCount(totalReviews)}, newest first. These are earlier ones.</p>
      <ReviewList reviews={reviews} />
      {next && <MoreReviews itineraryId={id} after={next} />}
      <StructuredData />
    </Section>
  )
}
