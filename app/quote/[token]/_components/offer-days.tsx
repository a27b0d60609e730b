import { format, parseISO } from 'date-fns'
import { RouteMap } from '@/components/itinerary/route-map'
import { SafariImage } from '@/components/ui/safari-image'
import { usablePicture } from '@/lib/content/usable-picture'
import type { ItineraryDetail } from '@/lib/itineraries/queries'
import { mapOf } from '@/lib/maps/itinerary-map'
import { isSameRoute } from '@/lib/quotes/same-route'
import { describeBed, type QuoteSnapshot } from '@/lib/quotes/snapshot'
import { Block } from './block'

const mostDaysWithMap = 5

type Props = {
  snapshot: QuoteSnapshot
  itinerary: ItineraryDetail | null
  /** Of a booked trip, by day: how its bed stands. */
  nights?: string[]
}

export function OfferDays({ snapshot, itinerary, nights = [] }: Props) {
  return (
    <>
      {itinerary && isSameRoute(snapshot, itinerary) && (
        // With it a long trip would print on four pages.
        <div className={snapshot.days.length > mostDaysWithMap ? 'print:hidden' : undefined}>
          <Block title="The route">
            <RouteMap id={itinerary.id} itinerary={mapOf(itinerary)} />
          </Block>
        </div>
      )}
      <Block title="Your days">
        <ol className="day-list">
          {snapshot.days.map((day, index) => (
            <Day key={`${day.date} ${day.title}`} number={index + 1} day={day} night={nights[index]} />
          ))}
        </ol>
      </Block>
    </>
  )
}

type DayProps = { number: number; day: QuoteSnapshot['days'][number]; night?: string }

function Day({ number, night, day }: DayProps) {
  const { date, title, text, meals, picture } = day
  const bed = describeBed(day)
  const src = usablePicture(picture?.src ?? null)
  return (
    <li>
      <p>{`Day ${number}`}</p>
      <div>
        {date && (
          <time dateTime={date} className="font-semibold text-ink-soft text-small">
            {format(parseISO(date), 'EEEE, MMMM d, yyyy')}
          </time>
        )}
        {title && <h3 className="font-head text-head">{title}</h3>}
        {text && <p className="whitespace-pre-line">{text}</p>}
        <dl>
          {bed && [<dt key="label">Night</dt>, <dd key="text">{[bed, night].filter(Boolean).join('. ')}</dd>]}
          {meals && [<dt key="label">Meals</dt>, <dd key="text">{meals}</dd>]}
        </dl>
        {src && (
          <div className="relative mt-4 aspect-16/9 max-w-text overflow-hidden rounded-print bg-straw print:hidden">
            <SafariImage src={src} alt={picture?.alt ?? ''} sizes="(min-width: 768px) 576px, 100vw" />
          </div>
        )}
      </div>
    </li>
  )
}
