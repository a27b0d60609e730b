'use client'
import { useRouter } from 'next/navigation'
import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { lazyResolver } from '@/components/form/lazy-resolver'
import { PostedErrors } from '@/components/form/posted-errors'
import type { Contacts } from '@/components/form/send-failure'
import { useDraft } from '@/components/form/use-draft'
import { usePosted } from '@/components/form/use-posted'
import { useSubmit } from '@/components/form/use-submit'
import { submitBooking } from '@/lib/data/actions'
import { type BookingFields, bookingDefaults, bookingFieldsOf } from '@/lib/forms/booking-fields'
import type { ItineraryOption } from '@/lib/itineraries/option'
import { BookingForm } from './booking-form'
import { BookingReceipt } from './booking-receipt'
import { ContactBox } from './contact-box'
import { NextSteps } from './next-steps'
import { Permit } from './permit'

const messages = {
  success: { title: 'Booking Submitted', description: "We'll contact you via email or phone to confirm your booking!" },
  failure: { title: 'Error', description: 'Failed to submit booking' },
}

const loadResolver = () => import('./booking-resolver').then(({ bookingResolver }) => bookingResolver)
const resolver = lazyResolver(loadResolver)

type Props = { itineraries: ItineraryOption[]; chosenId: number; contacts: Contacts }

/** Next keeps a page one has left; its receipt must not greet the next visit, only the Back button brings it again. */
export function BookingDesk(props: Props) {
  const { bfcacheId } = useRouter()
  return <Desk key={`${bfcacheId} ${props.chosenId}`} {...props} />
}

function Desk({ itineraries, chosenId, contacts }: Props) {
  const defaults = { ...bookingDefaults, itineraryId: String(chosenId) }
  const posted = usePosted(submitBooking, bookingFieldsOf, '/book')
  const [sent, setSent] = useState(posted.receipt)

  const form = useForm<BookingFields>({ resolver, defaultValues: posted.values ?? defaults, errors: posted.errors })
  const forgetDraft = useDraft(form, 'booking', bookingDefaults, Boolean(posted.receipt))
  const { onSubmit, failure } = useSubmit(form, {
    submit: submitBooking,
    messages,
    defaults,
    failure: posted.failure,
    onSuccess: (receipt, values) => {
      forgetDraft()
      setSent({ ...receipt, values })
    },
  })

  // A link within the site opens the prerendered page, which does not know the query (next.config.ts).
  useLayoutEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('itinerary')
    const isUndecided = form.getValues('itineraryId') === bookingDefaults.itineraryId
    if (asked && isUndecided && itineraries.some(({ id }) => String(id) === asked)) form.setValue('itineraryId', asked)
  }, [form, itineraries])

  function handleAgain() {
    flushSync(() => setSent(undefined))
    form.setFocus('itineraryId')
  }

  return (
    <div className="grid gap-10 *:min-w-0 desk:grid-cols-[minmax(0,1fr)_theme(spacing.sidebar)] desk:gap-x-[clamp(2.5rem,5vw,5rem)]">
      {sent ? (
        <BookingReceipt
          message={messages.success}
          sent={sent}
          itineraries={itineraries}
          whatsapp={contacts.whatsapp}
          onAgain={handleAgain}
        />
      ) : (
        <form action={posted.action} onSubmit={onSubmit} onFocus={() => void loadResolver().catch(() => {})} noValidate>
          {posted.errors && <PostedErrors count={Object.keys(posted.errors).length} />}
          <BookingForm form={form} itineraries={itineraries} failure={failure && { ...contacts, ...failure }} />
        </form>
      )}
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
