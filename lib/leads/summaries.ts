// What each kind of lead says, in the terms that the mails and the command line share.
import 'server-only'
import type { Config } from '../config/schema'
import { formatLongDate, formatParty, formatPrice } from '../content/format'
import { safariCategories } from '../forms/booking-fields'
import { durations, programs } from '../forms/volunteer-options'
import type { LeadKind, LeadRows } from './kinds'
import { internationalPhone } from './phone'

export type LeadSummary = {
  /** Which of our addresses it goes to. */
  mailbox: keyof Config['emails']
  name: string | null
  /** As one dials it from anywhere, or as it was typed when the country is not known. */
  phone: string | null
  /** A few words for the subject line. */
  about: string
  facts: [label: string, value: string][]
  /** The visitor's own words. */
  words: [label: string, text: string][]
  itinerary?: { id: number; title: string }
}

/** Makes the summary of a lead. Takes its row. */
export const summaries: { [Kind in LeadKind]: (row: LeadRows[Kind]) => LeadSummary } = {
  booking: (row) => ({
    mailbox: 'reservations',
    name: row.name,
    phone: internationalPhone(row.phone, row.countryCode),
    about: row.itineraryTitle ?? categoryOf(row) ?? 'a trip to be suggested',
    facts: [
      ['Trip', row.itineraryTitle ?? 'To be suggested'],
      ...fact('Price', priceOf(row)),
      ...fact('Safari category', categoryOf(row)),
      ['Dates', row.preferredDates || 'Open'],
      ['Travellers', formatParty(row.numberOfAdults, row.numberOfKids, row.numberOfToddlers)],
    ],
    words: fact('Message', row.message),
    itinerary: row.itineraryId && row.itineraryTitle ? { id: row.itineraryId, title: row.itineraryTitle } : undefined,
  }),
  inquiry: (row) => ({
    mailbox: inquiryMailboxes[row.type] ?? 'sales',
    name: row.name,
    phone: null,
    about: row.type,
    facts: [['About', row.type]],
    words: [['Message', row.message]],
  }),
  donation_inquiry: (row) => ({
    mailbox: 'donations',
    name: null,
    phone: null,
    about: row.title,
    facts: [
      ['Donation', row.title],
      ['Kind', row.donationType],
    ],
    words: fact('Message', row.message),
  }),
  volunteer_application: (row) => ({
    mailbox: 'volunteers',
    name: `${row.firstName} ${row.lastName}`,
    phone: internationalPhone(row.phone, null),
    about: labelOf(programs, row.program),
    facts: [
      ['Programme', labelOf(programs, row.program)],
      ['Start', formatLongDate(row.startDate.toISOString())],
      ['Length of stay', labelOf(durations, row.duration)],
      ['Nationality', row.nationality],
    ],
    words: [
      ['Skills', row.skills],
      ['Motivation', row.motivation],
    ],
  }),
  contact_message: (row) => ({
    mailbox: 'sales',
    name: row.name,
    phone: null,
    about: row.subject,
    facts: [['Subject', row.subject]],
    words: [['Message', row.message]],
  }),
}

const inquiryMailboxes: Record<string, LeadSummary['mailbox']> = {
  volunteer: 'volunteers',
  partnership: 'partnerships',
  donation: 'donations',
}

/** What the trip cost at least when it was asked for, as its page said. */
function priceOf({ itineraryPrice }: LeadRows['booking']) {
  const amount = itineraryPrice && formatPrice(itineraryPrice.toNumber())
  return amount && `From ${amount} per person sharing`
}

function categoryOf({ safariCategory }: { safariCategory: number | null }) {
  return safariCategories.find(({ id }) => id === safariCategory)?.label ?? null
}

function labelOf(options: readonly { value: string; label: string }[], value: string) {
  return options.find((option) => option.value === value)?.label ?? value
}

function fact(label: string, value: string | null): [string, string][] {
  return value ? [[label, value]] : []
}
