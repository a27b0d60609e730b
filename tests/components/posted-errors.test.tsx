import { render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { BookingDesk } from '@/app/book/_components/booking-desk'
import { InquiryForm } from '@/app/community/_components/inquiry-form'
import { ContactForm } from '@/app/contact/_components/contact-form'
import { PlainInterest } from '@/app/donate/_components/plain-interest'
import { ReviewForm } from '@/app/itineraries/[id]/_components/review-form'
import { ApplicationDesk } from '@/app/volunteer/_components/application-desk'
import { booking } from '@/lib/forms/booking'
import { contactMessage } from '@/lib/forms/contact-message'
import { donationInquiry } from '@/lib/forms/donation-inquiry'
import type { Form } from '@/lib/forms/form'
import type { FormResult } from '@/lib/forms/form-result'
import { inquiry } from '@/lib/forms/inquiry'
import { review } from '@/lib/forms/review'
import { volunteerApplication } from '@/lib/forms/volunteer-application'
import type { LeadKind } from '@/lib/leads/leads'
import { stubView } from '../support/view'

// The form state that React passes to a page that answers a post without JavaScript.
const posted = vi.hoisted(() => ({ state: null as FormResult | null }))
vi.mock('react', async (load) => ({
  ...(await load<typeof import('react')>()),
  useActionState: () => [posted.state, '/', false],
}))
vi.mock('@/lib/data/actions', () => ({
  submitBooking: undefined,
  submitVolunteerApplication: undefined,
  submitInquiry: undefined,
  submitContactMessage: undefined,
  submitDonationInquiry: undefined,
  submitReview: undefined,
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))

const contacts = { phone: '+254 700 000 000', whatsapp: '+254 700 000 000', email: 'reservations@example.com' }

type Case = {
  asks: Form
  form: ReactElement
  /** Wrong only if somebody tampers with them. */
  hidden?: string[]
}

const cases: Record<LeadKind | 'review', Case> = {
  booking: {
    asks: booking,
    form: <BookingDesk itineraries={[]} chosenIds={[]} contacts={contacts} />,
    hidden: ['furtherItineraryIds'],
  },
  volunteer_application: { asks: volunteerApplication, form: <ApplicationDesk contacts={contacts} /> },
  inquiry: { asks: inquiry, form: <InquiryForm contacts={contacts} /> },
  contact_message: { asks: contactMessage, form: <ContactForm title="Your message" contacts={contacts} /> },
  donation_inquiry: { asks: donationInquiry, form: <PlainInterest contacts={contacts} />, hidden: ['title'] },
  review: {
    asks: review,
    form: <ReviewForm itineraryId={6} contacts={contacts} />,
    hidden: ['itineraryId', 'invitation'],
  },
}

beforeEach(() => stubView(false))

/** For a group of controls, the name of the first one. */
function sentName(target: Element | null) {
  return (target?.getAttribute('name') ? target : target?.querySelector('[name]'))?.getAttribute('name')
}

describe.each(Object.entries(cases))('a refused %s', (_, { asks, form, hidden = [] }) => {
  test('lists every field that is wrong with its message, and leads to it', () => {
    const names = Object.keys(asks.fields).filter((name) => !hidden.includes(name))
    const fieldErrors = Object.fromEntries(names.map((name) => [name, `${name} is wrong`]))
    posted.state = { ok: false, fieldErrors, values: {} }
    render(form)
    const [alert] = screen.getAllByRole('alert')
    expect(alert?.textContent).toContain(
      `Nothing was sent yet: please look at the ${names.length} fields marked below.`,
    )
    const items = within(alert as HTMLElement).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(
      names.map((name) => `${asks.fields[name]?.label} ${name} is wrong`),
    )
    const targets = items.map((item) => document.getElementById(item.querySelector('a')?.hash.slice(1) ?? ''))
    expect(targets.map(sentName)).toEqual(names.map((name) => (name === 'preferredDates' ? 'dateFrom' : name)))
  })

  test('says it in the singular, and nothing at all when nothing was posted', () => {
    const [name = ''] = Object.keys(asks.fields).filter((name) => !hidden.includes(name))
    posted.state = { ok: false, fieldErrors: { [name]: 'Wrong' }, values: {} }
    const { unmount } = render(form)
    expect(screen.getAllByRole('alert')[0]?.textContent).toContain('please look at the field marked below.')
    unmount()
    posted.state = null
    render(form)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
