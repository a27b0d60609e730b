import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BookingDesk } from '@/app/book/_components/booking-desk'
import { toItineraryOption } from '@/lib/data/itinerary-options'
import type { FormResult } from '@/lib/forms/form-result'
import { makeItinerary } from './factories'
import { stubView } from './view'

export const stored: FormResult = {
  ok: true,
  receipt: {
    reference: 'TT-7K4Q2P9',
    facts: [
      ['Trip', 'Mara Long Weekend'],
      ['Dates', 'Open'],
      ['Travellers', '1 adult'],
    ],
  },
}

const contacts = { phone: '+254 700 000 000', whatsapp: '+254 700 000 001', email: 'reservations@example.com' }
const itineraries = [
  makeItinerary(),
  makeItinerary({ id: 2, title: 'Gorillas of Bwindi', duration: 4, country: 'Uganda', price: 0 }),
]

export function open(chosenId = 0) {
  return render(
    <BookingDesk
      itineraries={itineraries.map(toItineraryOption)}
      chosenIds={chosenId ? [chosenId] : []}
      contacts={contacts}
    />,
  )
}

export const button = () => screen.getByRole('button', { name: 'Send booking request' })
export const permit = () => within(screen.getByRole('complementary', { name: 'Your request' }))

export async function fillIn() {
  await userEvent.type(screen.getByLabelText('Name'), 'Marta Lindqvist')
  await userEvent.type(screen.getByLabelText('Email'), 'marta@example.com')
}

/** Loads the parts that load on demand, so that no test waits for them. */
export async function loadAhead() {
  await import('@/components/form/date-range-calendar')
  await import('@/components/form/resolver')
}

export function startAnew() {
  localStorage.clear()
  Element.prototype.scrollIntoView = () => undefined
  stubView(false)
}
