import { metadataOrUnavailable, pageOrUnavailable } from '@/components/layout/unavailable'
import { findWithdrawn, MissingItinerary, missingMetadata } from '../../[id]/_components/missing-itinerary'
import { WithdrawnItinerary } from '../../[id]/_components/withdrawn-itinerary'

type Props = PageProps<'/itineraries/withdrawn/[id]'>

// Next needs one page to prerender, so this one is "not found". The real ones are made at their first visit.
export const generateStaticParams = () => [{ id: '0' }]

export const generateMetadata = metadataOrUnavailable(async ({ params }: Props) => {
  return missingMetadata((await params).id)
})

/** Sent with status 410 for the address of the trip (scripts/front/finish.ts). */
export default pageOrUnavailable(async ({ params }: Props) => {
  const { id } = await params
  const withdrawn = await findWithdrawn(id)
  return withdrawn ? <WithdrawnItinerary {...withdrawn} /> : <MissingItinerary id={id} />
})
