import { metadataOrUnavailable, pageOrUnavailable } from '@/components/layout/unavailable'
import { parseItineraryId } from '@/lib/domain/ids'
import { getItinerary } from '@/lib/itineraries/queries'
import { listItineraryIds } from '@/lib/search/lists'
import { itineraryMetadata } from '@/lib/seo/metadata'
import { ItineraryPage } from './_components/itinerary-page'
import { MissingItinerary, missingMetadata } from './_components/missing-itinerary'

type Props = PageProps<'/itineraries/[id]'>

const prerendered = 100

export async function generateStaticParams() {
  return (await listItineraryIds(prerendered)).map((id) => ({ id: String(id) }))
}

async function findItinerary(idText: string) {
  const id = parseItineraryId(idText)
  return id && getItinerary(id)
}

export const generateMetadata = metadataOrUnavailable(async ({ params }: Props) => {
  const { id } = await params
  const itinerary = await findItinerary(id)
  return itinerary ? itineraryMetadata(itinerary) : missingMetadata(id)
})

export default pageOrUnavailable(async ({ params }: Props) => {
  const { id } = await params
  const itinerary = await findItinerary(id)
  return itinerary ? <ItineraryPage itinerary={itinerary} /> : <MissingItinerary id={id} />
})
