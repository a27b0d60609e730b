import { TextLink } from '@/components/ui/text-link'
import { cn } from '@/lib/cn'
import { bookHref, type TripCard } from '@/lib/trip-card'
import { ItineraryCard } from './itinerary-card'

/** Cards with a Book Now link beside View Details: three to a row, or two when wide. */
export function BookableTrips({ trips, isWide }: { trips: TripCard[]; isWide?: boolean }) {
  return (
    <ul className={cn('grid gap-x-column gap-y-[clamp(2.25rem,4vw,3rem)] md:grid-cols-2', !isWide && 'lg:grid-cols-3')}>
      {trips.map((trip) => (
        <li
          key={trip.id ?? trip.title}
          className={cn('grid', isWide ? 'md:last:odd:col-span-2' : 'md:max-lg:last:odd:col-span-2')}
        >
          <ItineraryCard trip={trip} isWide={isWide}>
            <TextLink href={bookHref(trip)}>
              Book Now<span className="sr-only">: {trip.title}</span>
            </TextLink>
          </ItineraryCard>
        </li>
      ))}
    </ul>
  )
}
