import type { MapItinerary } from '@/lib/maps/itinerary-map'
import { describeWay } from '@/lib/maps/itinerary-map'
import { itineraryMap } from '@/lib/maps/maps'
import { MapPicture } from './map-picture'

/** The map and its legend. The list of stops says the same in words. */
export async function RouteMap({ id, itinerary }: { id: number; itinerary: MapItinerary }) {
  const [phone, wide] = await Promise.all([itineraryMap(itinerary, 'phone'), itineraryMap(itinerary, 'wide')])
  return (
    <figure className="print:break-inside-avoid">
      <MapPicture name={String(id)} phone={phone} wide={wide} alt={describeWay(itinerary)} />
      <figcaption className="mt-2.5 font-serif text-small italic text-ink-soft">
        Numbers are days of arrival. Lines show the order, not the road.
      </figcaption>
    </figure>
  )
}
