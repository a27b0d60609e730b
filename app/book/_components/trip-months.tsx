import { useEffect, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { booking } from '@/lib/forms/booking'
import type { Values } from '@/lib/forms/form-definition'
import { parsePreferredDates } from '@/lib/forms/preferred-dates'
import type { ItineraryOption } from '@/lib/itineraries/option'
import { describeTripMonth, monthsBetween, sayOtherLength, type TripMonth } from '@/lib/itineraries/trip-month'

type Props = { control: Control<Values<typeof booking>>; itineraries: ItineraryOption[] }

/** What the picked dates mean for the chosen trip. */
export function TripMonths({ control, itineraries }: Props) {
  const [itineraryId, preferredDates] = useWatch({ control, name: ['itineraryId', 'preferredDates'] })
  const { from, to } = parsePreferredDates(preferredDates)
  const [known, setKnown] = useState<{ id: string; year: TripMonth[] }>()
  const isAsked = Boolean(from) && itineraryId !== '0'

  useEffect(() => {
    if (!isAsked) return
    let isWanted = true
    fetch(`/api/itineraries/${itineraryId}/months`)
      .then((response) => (response.ok ? response.json() : []))
      .then((year) => isWanted && setKnown({ id: itineraryId, year }))
      // Only a help: when it fails the form works without it.
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [itineraryId, isAsked])

  const year = from && known?.id === itineraryId ? known.year : []
  const shown = from ? year.filter(({ month }) => monthsBetween(from, to).includes(month)) : []
  const trip = itineraries.find(({ id }) => String(id) === itineraryId)
  const otherLength = trip && from && to && sayOtherLength(trip.duration, from, to)
  return (
    <div role="status" className="grid gap-1 empty:hidden">
      {otherLength && <p>{otherLength}</p>}
      {shown.map((month) => (
        <p key={month.month}>{describeTripMonth(month)}</p>
      ))}
    </div>
  )
}
