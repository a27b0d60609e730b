import { ItineraryGrid } from '@/components/itinerary/itinerary-grid'
import { counted } from '@/lib/content/format'
import { formatPrice } from '@/lib/domain/price'
import type { ItineraryFilters } from '@/lib/search/filters'
import type { ItineraryPage } from '@/lib/search/itinerary-pages'

type Props = ItineraryPage['nearMisses'] & { filters: ItineraryFilters }

/** Trips that meet all filters but one, each with the reason. */
export function NearMisses({ trips, dearer, filters: { highest } }: Props) {
  return (
    <section aria-labelledby="near-misses" className="mt-stack">
      <h3 id="near-misses" className="font-head text-head">
        Similar to what you asked for
      </h3>
      {highest !== null && dearer > 0 && (
        <p className="mt-2 text-ink-soft">
          {counted(dearer, 'trip')} {dearer === 1 ? 'costs' : 'cost'} more than {formatPrice(highest)} per person.
        </p>
      )}
      <div className="mt-6">
        <ItineraryGrid itineraries={trips} />
      </div>
    </section>
  )
}
