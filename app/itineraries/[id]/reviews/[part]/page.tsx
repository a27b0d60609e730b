import { ArrowLeft } from 'lucide-react'
import { StructuredData } from '@/components/layout/structured-data'
import { metadataOrUnavailable, pageOrUnavailable } from '@/components/layout/unavailable'
import { Section } from '@/components/sections/section'
import { TextLink } from '@/components/ui/text-link'
import { formatReviewCount, formatStars } from '@/lib/content/format'
import { parseItineraryId } from '@/lib/domain/ids'
import { getItinerary } from '@/lib/itineraries/queries'
import { countStars, listReviewPart } from '@/lib/reviews/queries'
import { parseReviewPart } from '@/lib/reviews/review-part'
import { reviewsMetadata } from '@/lib/seo/metadata'
import { MissingItinerary, missingMetadata } from '../../_components/missing-itinerary'
import { MoreReviews, ReviewList, ReviewSpread } from '../../_components/review-list'

type Props = PageProps<'/itineraries/[id]/reviews/[part]'>

// Next requires one page to prerender; this one is "not found". Others are rendered on first visit.
export const generateStaticParams = () => [{ id: '0', part: '0' }]

async function findReviews({ id: idText, part: partText }: Awaited<Props['params']>) {
  const [id, part] = [parseItineraryId(idText), parseReviewPart(partText)]
  const [itinerary, found] = id && part ? await Promise.all([getItinerary(id), listReviewPart(id, part)]) : []
  return itinerary && part && found ? { itinerary, part, ...found } : null
}

export const generateMetadata = metadataOrUnavailable(async ({ params }: Props) => {
  const requested = await params
  const found = await findReviews(requested)
  return found ? reviewsMetadata(found.itinerary, found.part) : missingMetadata(requested.id)
})

/** Further reviews, and those with one rating, in parts. */
export default pageOrUnavailable(async ({ params }: Props) => {
  const requested = await params
  const found = await findReviews(requested)
  if (!found) return <MissingItinerary id={requested.id} />
  const { itinerary, part, reviews, next } = found
  const { id, title, totalReviews } = itinerary
  const { stars, after } = part
  const counts = await countStars(id)
  const count = stars ? (counts[stars - 1] ?? 0) : totalReviews
  return (
    <Section>
      <TextLink href={`/itineraries/${id}#reviews`}>
        <ArrowLeft className="size-5" />
        Back to the trip
      </TextLink>
      <h1 className="mt-3 font-display text-title [overflow-wrap:anywhere]">Reviews of {title}</h1>
      <p className="mt-3 text-ink-soft">
        {formatReviewCount(count)}
        {stars && ` with ${formatStars(stars)}`}, those of invited travellers first.
        {after && ' These are the next ones.'}
      </p>
      <ReviewSpread itineraryId={id} counts={counts} chosen={stars} />
      <ReviewList reviews={reviews} />
      {next && <MoreReviews itineraryId={id} after={next} stars={stars} />}
      <StructuredData />
    </Section>
  )
})
