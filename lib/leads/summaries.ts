// How mails, receipts, desk, export and digest sum up a lead.
import 'server-only'
import { formatPrice } from '../domain/price'
import { programs } from '../domain/programmes'
import type { Option } from '../forms/form-definition'
import type { Fact } from '../forms/form-result'
import { internationalPhone } from '../forms/phone'
import { formatPreferredDates, parsePreferredDates } from '../forms/preferred-dates'
import { formatDay } from '../forms/start-date'
import { type Estimate, sayEstimate, sayLines } from '../prices/estimate'
import { formatParty } from '../prices/party-fields'
import { booking, safariCategories } from './booking'
import { callTime } from './call-times'
import { inquiryTypes } from './inquiry'
import type { LeadKind, LeadRow } from './kinds'
import { durations } from './volunteer-application'

/** Left out when the value is null or empty. */
export type Line = [label: string, value: string | null]
type Mailbox = 'reservations' | 'sales' | 'volunteers' | 'partnerships' | 'donations'

type Summary<Row> = {
  /** Its name in mails to us, and in mails to the visitor, after 'your'. */
  ours: string
  yours: string
  mailbox: Mailbox | ((row: Row) => Mailbox)
  name?: (row: Row) => string
  /** As dialled from anywhere; as typed when the country is not known. */
  phone?: (row: Row) => string | null
  /** For the subject of a mail. */
  about: (row: Row) => string
  /** Added to them in lists. */
  dates?: (row: Row) => string
  facts: (row: Row) => Line[]
  words: (row: Row) => Line[]
  /** For the mail to the visitor, whose address nobody has proved: nothing that was typed. */
  receipt?: (row: Row) => Line[]
  /** Shown on the operator's command line only. */
  confidential?: (row: Row) => Line[]
}

export const summaries: { [Kind in LeadKind]: Summary<LeadRow<Kind>> } = {
  booking: {
    ours: 'Booking request',
    yours: 'booking request',
    mailbox: 'reservations',
    name: ({ name }) => name,
    phone: ({ phone, countryCode }) => internationalPhone(phone, countryCode),
    about: ({ itineraryTitle, furtherItineraryTitles: { length }, safariCategory }) =>
      (itineraryTitle && (length > 0 ? `${itineraryTitle} and ${length} more` : itineraryTitle)) ??
      labelOf(safariCategories, safariCategory) ??
      'a trip to be suggested',
    dates: ({ preferredDates }) => preferredDates,
    facts: (row) => [
      ...bookingFacts(row, row.preferredDates || 'Open'),
      [booking.fields.childAges.label, row.childAges],
      sayCall(row),
    ],
    words: ({ message, needs }) => [
      ['Message', message],
      [booking.fields.needs.label, needs],
    ],
    receipt: (row) =>
      bookingFacts(row, row.preferredDates ? formatPreferredDates(parsePreferredDates(row.preferredDates)) : 'Open'),
  },
  inquiry: {
    ours: 'Community inquiry',
    yours: 'inquiry',
    mailbox: ({ type }) => mailboxes[type] ?? 'sales',
    name: ({ name }) => name,
    about: ({ type }) => type,
    facts: ({ type }) => [['About', labelOf(inquiryTypes, type)]],
    words: ({ message }) => [['Message', message]],
    receipt: ({ type }) => [['About', inquiryTypes.find(({ value }) => value === type)?.label ?? null]],
  },
  donation_inquiry: {
    ours: 'Donation inquiry',
    yours: 'donation inquiry',
    mailbox: 'donations',
    about: ({ title }) => title,
    facts: ({ title, donationType }) => [
      ['Donation', title],
      ['Kind', donationType],
    ],
    words: ({ message }) => [['Message', message]],
  },
  volunteer_application: {
    ours: 'Volunteer application',
    yours: 'volunteer application',
    mailbox: 'volunteers',
    name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    phone: ({ phone }) => internationalPhone(phone, null),
    about: ({ program }) => labelOf(programs, program) ?? program,
    facts: (row) => [...stayFacts(row), ['Nationality', row.nationality]],
    words: ({ skills, motivation }) => [
      ['Skills', skills],
      ['Motivation', motivation],
    ],
    receipt: stayFacts,
    confidential: ({ emergencyContact }) => [['Emergency contact', emergencyContact || 'deleted after 6 months']],
  },
  contact_message: {
    ours: 'Contact message',
    yours: 'message',
    mailbox: 'sales',
    name: ({ name }) => name,
    phone: ({ phone }) => internationalPhone(phone, null),
    about: ({ subject }) => subject,
    facts: (row) => [['Subject', row.subject], sayCall(row)],
    words: ({ message }) => [['Message', message]],
  },
}

const mailboxes: Record<string, Mailbox> = {
  volunteer: 'volunteers',
  partnership: 'partnerships',
  donation: 'donations',
}

export type SummedUp = ReturnType<typeof summarize>

export function summarize(row: LeadRow) {
  // TypeScript does not see that the row is of the kind of its summary.
  const { mailbox, name, phone, about, dates, facts, words, receipt, confidential, ...names } = summaries[
    row.kind
  ] as Summary<LeadRow>
  return {
    ...names,
    mailbox: typeof mailbox === 'string' ? mailbox : mailbox(row),
    name: name?.(row) ?? null,
    phone: phone?.(row) ?? null,
    about: about(row),
    dates: dates?.(row) ?? '',
    facts: given(facts(row)),
    words: given(words(row)),
    receipt: given(receipt?.(row)),
    confidential: given(confidential?.(row)),
  }
}

export function given(lines: Line[] = []) {
  return lines.filter((line): line is Fact => Boolean(line[1]))
}

function bookingFacts(row: LeadRow<'booking'>, dates: string): Line[] {
  return [
    ['Trip', row.itineraryTitle ?? 'To be suggested'],
    ...sayPrice(row),
    ['Further trips', row.furtherItineraryTitles.join('; ')],
    ['Safari category', labelOf(safariCategories, row.safariCategory)],
    ['Dates', dates],
    ['Travellers', formatParty(row.numberOfAdults, row.numberOfKids, row.numberOfToddlers)],
  ]
}

function stayFacts({ program, startDate, duration }: LeadRow<'volunteer_application'>): Line[] {
  return [
    ['Programme', labelOf(programs, program)],
    ['Start', formatDay(startDate)],
    ['Length of stay', labelOf(durations, duration)],
  ]
}

const sayCall = (row: Pick<LeadRow<'booking'>, 'callTime'>): Line => [
  callTime.label,
  labelOf(callTime.options, row.callTime),
]

/** What they were told when they asked. Requests from before there were estimates have the lowest price. */
function sayPrice({ estimate, itineraryPrice }: LeadRow<'booking'>): Line[] {
  const told = estimate as Estimate | null
  if (told) {
    return [
      ['Estimate', sayEstimate(told)],
      ['Made up of', sayLines(told)],
    ]
  }
  const amount = itineraryPrice && formatPrice(itineraryPrice.toNumber())
  return [['Price', amount && `From ${amount} per person sharing`]]
}

// The value itself when it is none of the options.
function labelOf(options: readonly Option[], value: string | number | null) {
  if (value === null) return null
  return options.find((option) => option.value === String(value))?.label ?? String(value)
}
