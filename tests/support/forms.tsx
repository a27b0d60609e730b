// The forms of the site in a page.
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { BookingRequest } from '@/app/book/_components/booking-request'
import { InquiryForm } from '@/app/community/_components/inquiry-form'
import { ContactForm } from '@/app/contact/_components/contact-form'
import { AgentForm } from '@/app/groups/agents/_components/agent-form'
import { ReviewForm } from '@/app/itineraries/[id]/_components/review-form'
import { Application } from '@/app/volunteer/_components/application'
import * as toast from '@/components/ui/toast'
import type { FormResult } from '@/lib/forms/form-result'
import { toItineraryOption } from '@/lib/search/lists'
import { type Filled, makeItinerary } from './factories'
import { stubView } from './view'

export const contacts = { phone: '+254 700 000 000', whatsapp: '+254 700 000 001', email: 'reservations@example.com' }

const itineraries = [
  makeItinerary(),
  makeItinerary({ id: 2, title: 'Gorillas of Bwindi', duration: 4, country: 'Uganda', price: 0 }),
].map(toItineraryOption)

export const bookingOf = (id = 0) => (
  <BookingRequest itineraries={itineraries} chosenIds={id ? [id] : []} contacts={contacts} />
)

export const forms = {
  booking: bookingOf(),
  volunteer_application: <Application contacts={contacts} availability={new Map([['education', 'July, two weeks']])} />,
  inquiry: <InquiryForm contacts={contacts} />,
  agent_request: <AgentForm itineraries={itineraries} contacts={contacts} />,
  contact_message: <ContactForm title="Your message" contacts={contacts} />,
  review: <ReviewForm itineraryId={6} contacts={contacts} />,
}

export const received: FormResult = { ok: true, receipt: { reference: 'TT-7K4Q2P9', facts: [] } }

/** The words of its label, or their beginning. */
export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label.replace('?', '\\?')}`))
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

export function fill(filled: Filled) {
  for (const [label, value] of Object.entries(filled))
    if (value === true) fireEvent.click(field(label))
    else fireEvent.change(field(label), { target: { value } })
}

type Submit = (state: FormResult | null, form: FormData) => Promise<FormResult>

export const sentBy = (submit: Submit, call = 0) => Object.fromEntries(vi.mocked(submit).mock.calls[call]?.[1] ?? [])

/** Loads the parts that load on demand, so that no test waits for them. */
export async function loadAhead() {
  await import('@/components/form/date-range-calendar')
  await import('@/components/form/resolver')
  await import('@/components/itinerary/search-box/search-box')
}

export function startAnew(path = '/') {
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', path)
  vi.spyOn(toast, 'showToast')
  stubView(false)
}
