'use client'
import { ArrowRight } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { LeadForm } from '@/components/form/lead-form'
import { LeadReceipt } from '@/components/form/lead-receipt'
import type { Contacts } from '@/components/form/send-failure'
import { useLead } from '@/components/form/use-lead'
import { TextLink } from '@/components/ui/text-link'
import { submitBooking } from '@/lib/data/actions'
import { booking } from '@/lib/forms/booking'
import type { ItineraryOption } from '@/lib/itineraries/option'
import { BookingForm } from './booking-form'
import { ContactBox } from './contact-box'
import { NextSteps } from './next-steps'
import { Permit } from './permit'

type Props = { itineraries: ItineraryOption[]; chosenId: number; contacts: Contacts }

/** The booking form with the permit beside it, and afterwards its receipt with what happens next. */
export function BookingDesk({ itineraries, chosenId, contacts }: Props) {
  const start = { itineraryId: String(chosenId) }
  const lead = useLead(booking, { submit: submitBooking, page: '/book', contacts, start })
  const { form, sent } = lead

  // A link within the site opens the prerendered page, which does not know the query (next.config.ts).
  useLayoutEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('itinerary')
    const isUndecided = form.getValues('itineraryId') === booking.fields.itineraryId.start
    if (asked && isUndecided && itineraries.some(({ id }) => String(id) === asked)) form.setValue('itineraryId', asked)
  }, [form, itineraries])

  return (
    <div className="grid gap-10 *:min-w-0 desk:grid-cols-[minmax(0,1fr)_theme(spacing.sidebar)] desk:gap-x-[clamp(2.5rem,5vw,5rem)]">
      <LeadForm
        lead={lead}
        receipt={
          <LeadReceipt lead={lead} again="Send another request">
            <TextLink href="/itineraries">
              Look at more trips
              <ArrowRight aria-hidden="true" className="size-5" />
            </TextLink>
          </LeadReceipt>
        }
      >
        <BookingForm lead={lead} itineraries={itineraries} />
      </LeadForm>
      <aside
        aria-label={sent ? 'What happens next' : 'Your request'}
        className="grid content-start gap-10 md:max-desk:grid-cols-[theme(spacing.sidebar)_1fr] desk:sticky desk:top-26 desk:self-start"
      >
        {sent ? <NextSteps /> : <Permit control={form.control} itineraries={itineraries} />}
        <ContactBox {...contacts} />
      </aside>
    </div>
  )
}
