'use client'
import { ArrowRight, CalendarPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { LeadForm } from '@/components/form/lead-form'
import { LeadReceipt } from '@/components/form/lead-receipt'
import type { BrowserStart } from '@/components/form/use-draft'
import { type Contacts, useLeadForm } from '@/components/form/use-lead-form'
import { savedTravellers } from '@/components/itinerary/saved-travellers'
import { TextLink, textLinkStyles } from '@/components/ui/text-link'
import type { ItineraryOption } from '@/lib/domain/summary'
import { travellerPairs, withDay } from '@/lib/domain/travellers'
import { parsePreferredDates } from '@/lib/forms/preferred-dates'
import { submitBooking } from '@/lib/leads/actions'
import { isSuggestedMessage, type LinkedParty, parseBookingLink } from '@/lib/leads/booking-link'
import { type BookingValues, booking } from '@/lib/leads/kinds/booking'
import type { Estimate, Offered } from '@/lib/prices/estimate'
import { partyFields } from '@/lib/prices/party'
import type { AgentTool } from '@/lib/seo/agent-tools'
import { BookingForm } from './booking-form'
import { RequestSummary } from './request-summary'
import { useKnownItineraries } from './use-known-itineraries'

type Props = {
  itineraries: ItineraryOption[]
  hasMore?: boolean
  chosenIds: number[]
  severalTrips?: string
  message?: string
  party?: LinkedParty
  quoted?: Offered | null
  quotedForTwo?: Estimate | null
  tool?: AgentTool
  contacts: Contacts
  /** Beside the form, before and after it was sent. */
  nextSteps?: ReactNode
  contactBox?: ReactNode
}

export function BookingRequest({
  itineraries: offered,
  hasMore = false,
  chosenIds,
  severalTrips = '',
  message = '',
  party,
  quoted = null,
  quotedForTwo = null,
  tool,
  contacts,
  nextSteps,
  contactBox,
}: Props) {
  const [first = 0, ...further] = chosenIds
  const start = { itineraryId: String(first), furtherItineraryIds: further.join(), severalTrips, message, ...party }
  // Without a search all trips are listed, so an unlisted one is gone.
  const [browserStart] = useState(() => bookingStart((id) => hasMore || offered.some((one) => one.id === id)))
  const lead = useLeadForm(booking, { submit: submitBooking, page: '/book', contacts, start, browserStart })
  const { form, sent } = lead

  const { itineraries, addItinerary } = useKnownItineraries(form, offered)
  const beTwo = () => form.setValue('numberOfAdults', '2', { shouldDirty: true })
  const summary = (
    <RequestSummary
      control={form.control}
      itineraries={itineraries}
      quoted={quoted}
      quotedForTwo={quotedForTwo}
      onTwo={beTwo}
    />
  )

  return (
    <div className="grid gap-10 *:min-w-0 wide:grid-cols-[minmax(0,1fr)_theme(spacing.sidebar)] wide:gap-x-[clamp(2.5rem,5vw,5rem)]">
      <LeadForm
        lead={lead}
        tool={tool}
        receipt={
          <LeadReceipt lead={lead} again="Send another request">
            {sent && (
              <AddToCalendar
                reference={sent.reference}
                dates={sent.values.preferredDates}
                itineraryId={sent.values.itineraryId}
              />
            )}
            <TextLink href="/itineraries">
              See more trips
              <ArrowRight className="size-5" />
            </TextLink>
          </LeadReceipt>
        }
      >
        <BookingForm
          lead={lead}
          itineraries={itineraries}
          summary={summary}
          onFound={hasMore ? addItinerary : undefined}
        />
      </LeadForm>
      <aside
        aria-label={sent ? 'What happens next' : 'Your request'}
        className="grid content-start gap-10 wide:sticky wide:top-26 wide:self-start"
      >
        {sent ? nextSteps : <div className="max-wide:hidden">{summary}</div>}
        {contactBox}
      </aside>
    </div>
  )
}

type AddToCalendarProps = { reference: string; dates: string; itineraryId: string }

function AddToCalendar({ reference, dates, itineraryId }: AddToCalendarProps) {
  if (!parsePreferredDates(dates).from) return null
  const query = new URLSearchParams({ dates, itinerary: itineraryId, reference })
  return (
    <a href={`/book/dates.ics?${query}`} download={`${reference}.ics`} className={textLinkStyles()}>
      <CalendarPlus className="size-5" strokeWidth={1.9} />
      Add provisional dates to your calendar
    </a>
  )
}

/** Client navigation opens the prerendered page, which does not see the query (next.config.ts). */
function bookingStart(isOffered: (id: number) => boolean): BrowserStart<BookingValues> {
  return {
    fromAddress(search, now) {
      const requested = parseBookingLink(Object.fromEntries(search))
      const [first, ...further] = requested.ids.filter(isOffered)
      const isUndecided = now.itineraryId === booking.fields.itineraryId.start
      return {
        ...(first &&
          isUndecided && {
            itineraryId: String(first),
            furtherItineraryIds: further.join(),
            severalTrips: requested.severalTrips,
            ...requested.party,
          }),
        ...(requested.message && !now.message && { message: requested.message }),
      }
    },
    isSuggestion: isSuggestedMessage,
    fromDevice(search, now) {
      const saved = savedTravellers()
      if (!saved || search.has('adults') || !hasStartParty(now)) return {}
      const { party } = parseBookingLink(Object.fromEntries(travellerPairs(withDay(saved))))
      return { ...party, ...(now.preferredDates && { preferredDates: now.preferredDates }) }
    },
  }
}

const hasStartParty = (values: BookingValues) =>
  (Object.keys(partyFields) as (keyof typeof partyFields)[]).every(
    (name) => values[name] === String(partyFields[name].fallback),
  )
