import { useWatch } from 'react-hook-form'
import type { ItineraryOption } from '@/lib/domain/summary'
import { monthNumber } from '@/lib/domain/travellers'
import { parsePreferredDates } from '@/lib/forms/preferred-dates'
import { describeOtherLength, describeTripMonth, monthsBetween, type TripMonth } from '@/lib/itineraries/trip-month'
import { useAnswer } from './use-answer'
import { useBookingForm } from './use-booking-form'

export function TripMonths({ itineraries }: { itineraries: ItineraryOption[] }) {
  const { control } = useBookingForm()
  const [itineraryId, preferredDates] = useWatch({ control, name: ['itineraryId', 'preferredDates'] })
  const { from, to, month } = parsePreferredDates(preferredDates)
  // Prefetched: text appearing after the tap would shift the next control.
  const address = itineraryId === '0' ? null : `/api/itineraries/${itineraryId}/months`
  const known = useAnswer<TripMonth[]>(address)
  const year = known && known.address === address ? known.data : []
  const chosen = month ? [monthNumber(month)] : from ? monthsBetween(from, to) : []
  const shown = year.filter((one) => chosen.includes(one.month))
  const trip = itineraries.find(({ id }) => String(id) === itineraryId)
  const otherLength = trip && from && to && describeOtherLength(trip.duration, from, to)
  return (
    <div role="status" className="grid gap-1 empty:hidden">
      {otherLength && <p>{otherLength}</p>}
      {shown.map((one) => (
        <p key={one.month}>{describeTripMonth(one)}</p>
      ))}
    </div>
  )
}
