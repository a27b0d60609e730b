import { getWithdrawnTitle } from '@/lib/data/withdrawn-itineraries'
import { parseItineraryId } from '@/lib/itineraries/id'
import { WithdrawnItinerary } from './_components/withdrawn-itinerary'

/** A withdrawn trip is not found, but where only Next.js serves it still says its name (scripts/front/finish.ts). */
export default async function ItineraryLayout({ params, children }: LayoutProps<'/itineraries/[id]'>) {
  const id = parseItineraryId((await params).id)
  const title = id && (await getWithdrawnTitle(id))
  if (!title) return children
  return (
    <>
      <WithdrawnItinerary id={id} title={title} />
      <div hidden>{children}</div>
    </>
  )
}
