import { parseStops } from '@/lib/domain/details'
import type { Stop } from '@/lib/itineraries/facts'
import { describeLeg, type MapItinerary } from '@/lib/maps/itinerary-map'
import { itineraryMap, type StoredMap } from '@/lib/maps/queries'

export async function RouteMap({ id, itinerary }: { id: number; itinerary: MapItinerary }) {
  const [phone, wide] = await Promise.all([itineraryMap(itinerary, 'phone'), itineraryMap(itinerary, 'wide')])
  return (
    <figure className="print:break-inside-avoid">
      <MapPicture name={String(id)} phone={phone} wide={wide} alt={describeLeg(itinerary)} />
      <figcaption className="mt-2.5 font-serif text-small italic text-ink-soft">
        Numbers are days of arrival. Lines show the order, not the road.
        {itinerary.beds?.length ? ' A bed marks a place where you sleep.' : ''}
      </figcaption>
    </figure>
  )
}

export function RouteLine({ destinations }: { destinations: string[] }) {
  return (
    <ol className="grid md:auto-cols-fr md:grid-flow-col">
      {parseStops(destinations).map(({ place, way }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a loop passes the same place twice
          key={`${place}-${index}`}
          className="group relative pb-4.5 pl-8 leading-tight last:pb-0 md:pt-6.5 md:pr-2 md:pb-0 md:pl-0"
        >
          <span
            aria-hidden="true"
            className="absolute top-1 left-1.5 z-1 size-3.5 rounded-full border-[3px] border-clay bg-paper group-first:bg-clay group-last:bg-clay md:top-0 md:left-0"
          />
          <span
            aria-hidden="true"
            className="absolute top-2 -bottom-1.5 left-[0.7rem] border-clay border-l-[3px] border-dotted group-last:hidden md:top-[0.35rem] md:right-[-0.4rem] md:bottom-auto md:left-2 md:border-t-[3px] md:border-l-0"
          />
          <b className="block font-bold">{place}</b>
          <span className="text-small text-ink-soft">{way ?? (index === 0 ? 'start' : '')}</span>
        </li>
      ))}
    </ol>
  )
}

const waysOfTravel = { road: 'by road', air: 'by air', foot: 'on foot', boat: 'by boat' }

export function RouteTable({ stops }: { stops: Stop[] }) {
  return (
    <table className="w-full text-small *:text-left [&_td]:border-line [&_td]:border-b [&_td]:py-2 [&_td]:pr-3 [&_td]:align-top [&_th]:border-ink [&_th]:border-b-2 [&_th]:pb-1 print:[&_td]:py-1">
      <caption className="sr-only">The route, stop by stop</caption>
      <thead>
        <tr>
          <th className="w-[3.5rem]">Day</th>
          <th>Place</th>
          <th>How you get there</th>
        </tr>
      </thead>
      <tbody>
        {stops.map(({ position, day, label, by, way }) => (
          <tr key={position}>
            <td>{day}</td>
            <td className="font-bold">{label}</td>
            <td>{wayOf(by, way)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

// The text may contain the mode: '5 to 6 h by road'. Notes come last: '6 h by road, lunch in Nairobi'.
function wayOf(by: Stop['by'], way: string | null) {
  if (!by) return 'The start'
  const how = waysOfTravel[by]
  if (!way) return how
  return /by|foot|walk|boat|metro/.test(way) ? way : way.replace(/^[^,]*/, (hours) => `${hours} ${how}`)
}

type MapPictureProps = { name: string; phone: StoredMap; wide: StoredMap; alt: string }

export function MapPicture({ name, phone, wide, alt }: MapPictureProps) {
  return (
    <picture>
      <source
        media="(min-width: 640px)"
        srcSet={`/maps/${name}-wide.svg?v=${wide.version}`}
        width={wide.width}
        height={wide.height}
      />
      <img
        src={`/maps/${name}.svg?v=${phone.version}`}
        alt={alt}
        width={phone.width}
        height={phone.height}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-print border border-line print:max-h-[13cm] print:w-[14cm] print:border-0 print:object-contain print:object-left"
      />
    </picture>
  )
}
