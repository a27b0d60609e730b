import { type Control, useWatch } from 'react-hook-form'
import type { BookingFields } from '@/lib/booking-fields'
import type { TripOption } from '@/lib/trip-option'

/** When the chosen trip is at its best, as a help beside the calendar. */
export function TripSeason({ control, trips }: { control: Control<BookingFields>; trips: TripOption[] }) {
  const itineraryId = useWatch({ control, name: 'itineraryId' })
  const season = trips.find(({ id }) => String(id) === itineraryId)?.season
  if (!season) return 'Tap the first day, then the last.'
  return season === 'All year' ? 'This trip is good all year.' : `Best months for this trip: ${season}.`
}
