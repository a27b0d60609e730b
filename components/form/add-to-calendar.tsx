import { CalendarPlus } from 'lucide-react'
import { textLinkLook } from '@/components/ui/text-link'
import { parsePreferredDates } from '@/lib/forms/preferred-dates'

type Props = { reference: string; dates: string; itineraryId: string }

/** The dates asked for, as a file for the phone's calendar. Draws nothing without a day. */
export function AddToCalendar({ reference, dates, itineraryId }: Props) {
  if (!parsePreferredDates(dates).from) return null
  const query = new URLSearchParams({ dates, itinerary: itineraryId, reference })
  return (
    <a href={`/book/dates.ics?${query}`} download={`${reference}.ics`} className={textLinkLook()}>
      <CalendarPlus aria-hidden="true" className="size-5" strokeWidth={1.9} />
      Add provisional dates to your calendar
    </a>
  )
}
