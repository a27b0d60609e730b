// Specification sections 2, 5 and 7.
import type { Booking } from '../../../prisma/generated/client'
import { formatPrice } from '../../domain/money'
import { countryCodes } from '../../forms/country-codes'
import { type Field, type FormDefinition, type Parsed, usualReplyTime, type Values } from '../../forms/form-definition'
import { formatPreferredDates, parsePreferredDates, readPreferredDates, storedDays } from '../../forms/preferred-dates'
import { describeEstimate, describeEstimateLines } from '../../prices/describe-estimate'
import type { Estimate } from '../../prices/estimate'
import { formatParty, partyFields } from '../../prices/party'
import { callLine, callTime, type KindOfLead, type LeadOf, type Line, numberToCall, optionLabel } from './kind'

export const safariCategories = [
  { value: '1', label: 'Luxury Safari' },
  { value: '2', label: 'Budget Safari' },
  { value: '3', label: 'Wildlife & Conservation Safari' },
  { value: '4', label: 'Culture Safari' },
] as const

export const severalTrips = {
  kind: 'optional choice',
  label: 'Your trips',
  options: [
    { value: 'alternatives', label: 'Alternatives: one of them' },
    { value: 'in-turn', label: 'One after the other' },
  ],
} as const satisfies Field

export const booking = {
  fields: {
    /** 0 means no trip (decision 10). */
    itineraryId: { kind: 'number', label: 'Itinerary', min: 0, max: 2_147_483_647, start: '0' },
    furtherItineraryIds: { kind: 'optional text', label: 'Further trips', max: 60 },
    /** Asked with further trips only. */
    severalTrips,
    /** Never a trip (decision 2). */
    safariCategory: {
      kind: 'optional numbered choice',
      label: 'Safari category',
      options: safariCategories,
      message: 'Please choose a category from the list',
    },
    /** '' when flexible (decisions 7 to 9). */
    preferredDates: { kind: 'optional dates', label: 'Preferred dates', max: 60, read: readPreferredDates },
    ...partyFields,
    childAges: { kind: 'optional text', label: 'Ages of the children', max: 60 },
    // Spec silent on these messages.
    name: { kind: 'text', label: 'Name', max: 120, message: 'Please enter your name' },
    email: { kind: 'email', label: 'Email', message: 'Please enter a valid email address' },
    countryCode: { kind: 'optional choice', label: 'Country code', options: countryCodes, start: '+254' },
    phone: { kind: 'optional text', label: 'Phone', max: 40, needed: numberToCall },
    callTime,
    needs: { kind: 'optional text', label: 'Diet, health, mobility', max: 1000 },
    message: { kind: 'optional text', label: 'Message', max: 4000 },
  },
  success: { title: 'Booking Submitted', description: "We'll contact you via email or phone to confirm your booking!" },
  sent: 'Request sent',
  failure: { title: 'Error', description: 'Failed to submit booking' },
  replyTime: usualReplyTime,
  next: (replyTime: string = usualReplyTime) =>
    `Nothing is booked yet. Somebody in Nanyuki checks camps and vehicles for you and answers ${replyTime}. Nothing is paid until you accept our offer.`,
  purpose: 'answer this request and, if you travel with us, to ask once for a review',
  draft: 'booking',
} as const satisfies FormDefinition

export type BookingValues = Values<typeof booking>

type Row = LeadOf<'booking', Booking>

export const bookingLead: KindOfLead<'booking', Booking> = {
  form: booking,
  relation: 'booking',
  async columns({ email: _, ...fields }: Parsed<typeof booking>, tx) {
    // Imported here to keep it out of the browser.
    const { readRequestedTrips } = await import('../requested-trips')
    const trips = await readRequestedTrips(fields, tx)
    const severalTrips = trips.furtherItineraryIds && fields.severalTrips
    return { ...fields, ...storedDays(fields.preferredDates), ...trips, severalTrips }
  },
  answer: ({ itineraryId }) => ({ itineraryId: itineraryId ?? 0 }),

  ours: 'Booking request',
  yours: 'booking request',
  mailbox: 'reservations',
  name: ({ name }) => name,
  phone: ({ phone, countryCode }) => ({ phone, countryCode }),
  about: ({ itineraryTitle, furtherItineraryTitles: { length }, safariCategory }) =>
    (itineraryTitle && (length > 0 ? `${itineraryTitle} and ${length} more` : itineraryTitle)) ??
    optionLabel(safariCategories, safariCategory) ??
    'a trip to be suggested',
  dates: ({ preferredDates }) => preferredDates,
  facts: (row) => [
    ...tripLines(row, row.preferredDates || 'Open'),
    [booking.fields.childAges.label, row.childAges],
    callLine(row),
    ...priceLines(row),
  ],
  messages: ({ message, needs }) => [
    ['Message', message],
    [booking.fields.needs.label, needs],
  ],
  receipt: (row) => [
    ...tripLines(row, row.preferredDates ? formatPreferredDates(parsePreferredDates(row.preferredDates)) : 'Open'),
    ...priceLines(row),
    ['Diet and health note', row.needs && 'Received'],
  ],
}

function tripLines(row: Row, dates: string): Line[] {
  return [
    ['Trip', row.itineraryTitle ?? 'To be suggested'],
    ['Further trips', row.furtherItineraryTitles.join('; ')],
    [severalTrips.label, optionLabel(severalTrips.options, row.severalTrips)],
    ['Safari category', optionLabel(safariCategories, row.safariCategory)],
    ['Dates', dates],
    ['Travellers', formatParty(row.numberOfAdults, row.numberOfKids, row.numberOfToddlers)],
  ]
}

/** The prices quoted with the request, each trip's own; before there were estimates, the trip's lowest price. */
function priceLines({
  estimate,
  itineraryPrice,
  itineraryTitle,
  furtherItineraryTitles,
  furtherEstimates,
}: Row): Line[] {
  const quoted = estimate as Estimate | null
  const further = ((furtherEstimates ?? []) as Estimate[]).map(
    (one, index) => [furtherItineraryTitles[index], one] as const,
  )
  if (further.length > 0 && quoted) {
    return [[itineraryTitle, quoted] as const, ...further].map(([title, one]) => [
      `Estimate for ${title}`,
      one.isPriced ? describeEstimate(one) : null,
    ])
  }
  if (quoted?.isPriced) {
    return [
      ['Estimate', describeEstimate(quoted)],
      ['Made up of', describeEstimateLines(quoted)],
    ]
  }
  // It says what to change in the form, which has been sent.
  if (quoted) return []
  const amount = itineraryPrice && formatPrice(itineraryPrice.toNumber())
  return [['Price', amount && `From ${amount} per person sharing`]]
}
