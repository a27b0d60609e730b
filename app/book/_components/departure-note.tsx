import { useFormContext, useWatch } from 'react-hook-form'
import { formatDays } from '@/lib/departures/describe-date'
import type { Departure } from '@/lib/departures/queries'
import type { ItineraryOption } from '@/lib/domain/summary'
import { formatPreferredDates, parseIsoDay, parsePreferredDates, toIsoDay } from '@/lib/forms/preferred-dates'
import type { BookingValues } from '@/lib/leads/kinds/booking'
import { Question } from './question'
import { useAnswer } from './use-answer'

const mostOffered = 4

/** Of a shared trip: which departure is asked for, or which there are. Without places, since people take time to write. */
export function DepartureNote({ itineraries }: { itineraries: ItineraryOption[] }) {
  const { control, setValue } = useFormContext<BookingValues>()
  const [itineraryId, preferredDates] = useWatch({ control, name: ['itineraryId', 'preferredDates'] })
  const isShared = itineraries.some(({ id, isShared }) => isShared && String(id) === itineraryId)
  const address = isShared ? `/api/itineraries/${itineraryId}/departures` : null
  const known = useAnswer<Departure[]>(address)
  const all = address && known?.address === address ? known.data : []
  const departures = all.filter(({ state }) => state !== 'gone')
  const { from, month } = parsePreferredDates(preferredDates)
  const day = month ?? toIsoDay(from)
  const chosen = departures.find(({ firstDay }) => firstDay === day)
  const later = departures.filter(({ firstDay }) => firstDay >= day)
  const offered = (later.length > 0 ? later : departures.slice(-mostOffered)).slice(0, mostOffered)
  const choose = ({ firstDay, lastDay }: Departure) => {
    const dates = formatPreferredDates({ from: parseIsoDay(firstDay), to: parseIsoDay(lastDay) })
    setValue('preferredDates', dates, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <div role="status" className="empty:hidden">
      {chosen && <p>{describeChosen(chosen)}</p>}
      {!chosen && departures.length > 0 && (
        <Question
          text="On this trip you join others, on set dates:"
          answers={offered.map((one) => ({
            label: formatDays({ ...one, lastDay: one.firstDay }),
            onChoose: () => choose(one),
          }))}
        />
      )}
    </div>
  )
}

function describeChosen({ state, isSure, sureFrom, ...days }: Departure) {
  const when = formatDays(days)
  if (state === 'full') return `${when} is full: you ask for the waiting list.`
  const isLeaving = isSure ? 'it is sure to leave' : `it leaves from ${sureFrom} travellers`
  return `You ask to join others from ${when}: ${isLeaving}.`
}
