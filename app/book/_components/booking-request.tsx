'use client'
import { ArrowRight, CalendarPlus, Mail, Phone } from 'lucide-react'
import { useState } from 'react'
import { LeadForm } from '@/components/form/lead-form'
import { LeadReceipt } from '@/components/form/lead-receipt'
import type { BrowserStart } from '@/components/form/use-draft'
import { type Contacts, useLeadForm } from '@/components/form/use-lead-form'
import { savedTravellers } from '@/components/itinerary/saved-travellers'
import { TextLink, textLinkStyles } from '@/components/ui/text-link'
import { telHref } from '@/lib/content/contact-links'
import type { ItineraryOption } from '@/lib/domain/summary'
import { formatPreferredDates, parsePreferredDates } from '@/lib/forms/preferred-dates'
import { submitBooking } from '@/lib/leads/actions'
import type { LinkedParty } from '@/lib/leads/booking-link'
import { isSuggestedMessage, parseBookingLink } from '@/lib/leads/booking-link'
import { booking } from '@/lib/leads/kinds/booking'
import type { Estimate } from '@/lib/prices/estimate'
import { BookingForm } from './booking-form'
import { Permit } from './permit'
import type { BookingValues } from './use-booking-form'
import { useKnownItineraries } from './use-known-itineraries'

type Props = {
  itineraries: ItineraryOption[]
  hasMore?: boolean
  chosenIds: number[]
  message?: string
  party?: LinkedParty
  quoted?: Estimate | null
  contacts: Contacts
}

export function BookingRequest({
  itineraries: offered,
  hasMore = false,
  chosenIds,
  message = '',
  party,
  quoted = null,
  contacts,
}: Props) {
  const [first = 0, ...further] = chosenIds
  const start = { itineraryId: String(first), furtherItineraryIds: further.join(), message, ...party }
  // Without a search all trips are listed, so an unlisted one is gone.
  const [browserStart] = useState(() => bookingStart((id) => hasMore || offered.some((one) => one.id === id)))
  const lead = useLeadForm(booking, { submit: submitBooking, page: '/book', contacts, start, browserStart })
  const { form, sent } = lead

  const { itineraries, addItinerary } = useKnownItineraries(form, offered)
  const summary = <Permit control={form.control} itineraries={itineraries} quoted={quoted} />

  return (
    <div className="grid gap-10 *:min-w-0 wide:grid-cols-[minmax(0,1fr)_theme(spacing.sidebar)] wide:gap-x-[clamp(2.5rem,5vw,5rem)]">
      <LeadForm
        lead={lead}
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
              Look at more trips
              <ArrowRight className="size-5" />
            </TextLink>
          </LeadReceipt>
        }
      >
        <BookingForm {...{ lead, itineraries, summary }} onFound={hasMore ? addItinerary : undefined} />
      </LeadForm>
      <aside
        aria-label={sent ? 'What happens next' : 'Your request'}
        className="grid content-start gap-10 wide:sticky wide:top-26 wide:self-start"
      >
        {sent ? <NextSteps /> : <div className="max-wide:hidden">{summary}</div>}
        <ContactBox {...contacts} />
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

const steps = [
  'Someone in Nanyuki reads your request and checks camps and vehicles for your dates.',
  'You get a plan and a price by email or phone. Change anything you like.',
  'You confirm when you are happy with it. Until then nothing is booked and nothing is paid.',
]

function NextSteps() {
  return (
    <section>
      <h2 className="font-head text-head">What happens next</h2>
      <ol className="mt-4 grid gap-4.5">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[2.25rem_1fr] gap-2 font-serif leading-snug">
            <span aria-hidden="true" className="font-display font-extrabold text-[2rem] text-ember leading-none">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}

function ContactBox({ phone, email }: Contacts) {
  const links = [
    { href: telHref(phone), text: phone, Icon: Phone },
    { href: `mailto:${email}`, text: email, Icon: Mail },
  ]
  return (
    <section>
      <h2 className="mb-1 font-head text-card">Rather talk?</h2>
      <ul>
        {links.map(({ href, text, Icon }) => (
          <li key={href}>
            <a href={href} className={textLinkStyles()}>
              <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.9} />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
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
          isUndecided && { itineraryId: String(first), furtherItineraryIds: further.join(), ...requested.party }),
        ...(requested.message && !now.message && { message: requested.message }),
      }
    },
    isSuggestion: isSuggestedMessage,
    fromDevice(search, now) {
      const saved = savedTravellers()
      if (!saved || search.has('adults') || !hasStartParty(now)) return {}
      return {
        ...(saved.from && !now.preferredDates && { preferredDates: formatPreferredDates({ month: saved.from }) }),
        numberOfAdults: String(saved.adults),
        numberOfKids: String(saved.kids),
        childAges: saved.ages.replaceAll(',', ', '),
      }
    },
  }
}

const hasStartParty = ({ numberOfAdults, numberOfKids }: BookingValues) =>
  numberOfAdults === String(booking.fields.numberOfAdults.fallback) &&
  numberOfKids === String(booking.fields.numberOfKids.fallback)
