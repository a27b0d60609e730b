import 'server-only'
import type { Booking } from '../../../prisma/generated/client'
import { formatPrice } from '../../domain/money'
import type { Parsed } from '../../forms/form-definition'
import { formatPreferredDates, parsePreferredDates, storedDays } from '../../forms/preferred-dates'
import { describeEstimate, describeEstimateLines } from '../../prices/describe-estimate'
import type { Estimate } from '../../prices/estimate'
import { formatParty } from '../../prices/party'
import { readRequestedTrips } from '../requested-trips'
import { booking, safariCategories, severalTrips } from './booking'
import { callLine, type KindOfLead, type LeadOf, type Line, optionLabel } from './kind'

type Row = LeadOf<'booking', Booking>

export const bookingLead: KindOfLead<'booking', Booking> = {
  form: booking,
  relation: 'booking',
  async columns({ email: _, ...fields }: Parsed<typeof booking>, tx) {
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
  internal: (row) => [['No estimate', unpricedReason(row)]],
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

/** It says what to change in the form, which has been sent. */
function unpricedReason({ estimate }: Row) {
  const quoted = estimate as Estimate | null
  return quoted?.isPriced === false ? quoted.reason : null
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
  if (quoted) return []
  const amount = itineraryPrice && formatPrice(itineraryPrice.toNumber())
  return [['Price', amount && `From ${amount} per person sharing`]]
}
