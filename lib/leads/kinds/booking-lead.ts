import 'server-only'
import type { Booking } from '../../../prisma/generated/client'
import { findDeparture } from '../../departures/find-departure'
import { formatPrice } from '../../domain/money'
import { formatAbout, isShownCurrency, shownCurrencies } from '../../domain/shown-currencies'
import type { Parsed } from '../../forms/form-definition'
import { formatPreferredDates, parsePreferredDates, storedDays } from '../../forms/preferred-dates'
import type { Db } from '../../platform/db'
import { describeEstimate, describeEstimateLines } from '../../prices/describe-estimate'
import type { Estimate } from '../../prices/estimate'
import { sumEstimates } from '../../prices/in-turn'
import { formatParty } from '../../prices/party'
import { readStoredEstimate, readStoredEstimates } from '../../prices/stored-estimate'
import { readRatesFrom } from '../../search/exchange-rates'
import { readRequestedTrips } from '../requested-trips'
import { agentRequest, rates } from './agent-request'
import { booking, safariCategories, severalTrips } from './booking'
import { callConfirmation, callLine } from './call-lines'
import { type KindOfLead, type LeadOf, type Line, optionLabel } from './kind'

type Row = LeadOf<'booking', Booking>
/** With what only agents send. */
type Fields = Parsed<typeof booking> & { agency?: string | null; rate?: string | null; rooms?: string | null }

export const bookingLead: KindOfLead<'booking', Booking> = {
  form: booking,
  relation: 'booking',
  async columns({ email: _, agency = null, rate = null, rooms = null, ...fields }: Fields, tx) {
    const trips = await readRequestedTrips(fields, tx)
    const severalTrips = trips.furtherItineraryIds && fields.severalTrips
    const callZone = fields.callTime && fields.callZone
    const total = totalOf({ ...trips, severalTrips })
    const ownCurrency = await formatInCurrency(total, fields.currency, tx)
    const days = storedDays(fields.preferredDates)
    const departureId = await findDeparture(tx, trips.itineraryId, days.dateFrom)
    const own = { callZone, ownCurrency, agency, rate, rooms, departureId }
    return { ...fields, ...days, ...trips, severalTrips, ...own }
  },
  answer: ({ itineraryId }) => ({ itineraryId: itineraryId ?? 0 }),

  ours: 'Booking request',
  yours: 'request',
  mailbox: () => 'reservations',
  name: ({ name }) => name,
  agency: ({ agency }) => agency,
  phone: ({ phone, countryCode }) => ({ phone, countryCode }),
  about: ({ itineraryTitle, furtherItineraryTitles: { length }, safariCategory }) =>
    (itineraryTitle && (length > 0 ? `${itineraryTitle} and ${length} more` : itineraryTitle)) ??
    optionLabel(safariCategories, safariCategory) ??
    'a trip to be suggested',
  dates: ({ preferredDates }) => preferredDates,
  party: (row) => formatParty(row.numberOfAdults, row.numberOfKids, row.numberOfToddlers),
  facts: (row) => [
    [agentRequest.fields.agency.label, row.agency],
    [rateLabel, optionLabel(rates, row.rate)],
    ...tripLines(row, row.preferredDates || 'Open'),
    [booking.fields.childAges.label, row.childAges],
    [agentRequest.fields.rooms.label, row.rooms],
    ...priceLines(row),
  ],
  internal: (row) => [callLine(row, row), currencyRead(row), ...unpricedLines(row)],
  messages: ({ message, needs }) => [
    ['Message', message],
    [booking.fields.needs.label, needs],
  ],
  receipt: (row) => [
    [rateLabel, optionLabel(rates, row.rate)],
    ...tripLines(row, row.preferredDates ? formatPreferredDates(parsePreferredDates(row.preferredDates)) : 'Open'),
    ['Departure', row.departureId ? 'With others, on a set date' : null],
    ...priceLines(row),
    currencyLine(row),
    callConfirmation(row, row),
    ['Diet and health note', row.needs && 'Received'],
  ],
}

const rateLabel = 'Rates'

/** Why a trip has no estimate: it says what to change in the form, which has been sent. */
function unpricedLines(row: Row): Line[] {
  const all = estimatesOf(row)
  return all.map(([title, one]) => [
    all.length > 1 ? `No estimate for ${title}` : 'No estimate',
    one.isPriced ? null : one.reason,
  ])
}

/** At our rate of today; null without an estimate, a chosen currency or a rate. */
async function formatInCurrency(total: Estimate | undefined, currency: string | null, tx: Db) {
  if (!total?.isPriced || !isShownCurrency(currency)) return null
  const rate = (await readRatesFrom(tx))[currency]
  return rate ? formatAbout(total.total / 100, currency, rate.dollars) : null
}

type Estimated = Pick<Row, 'itineraryTitle' | 'furtherItineraryTitles' | 'severalTrips'> & {
  estimate: unknown
  furtherEstimates: unknown
}

/** Of each trip by its title; none from before there were estimates. */
function estimatesOf({ itineraryTitle, estimate, furtherItineraryTitles, furtherEstimates }: Estimated) {
  const titles = [itineraryTitle, ...furtherItineraryTitles]
  const first = readStoredEstimate(estimate)
  const estimates = first ? [first, ...readStoredEstimates(furtherEstimates)] : []
  return estimates.map((one, index) => [titles[index], one] as const)
}

/** Of one trip, or of all that follow each other; alternatives have none. */
function totalOf(row: Estimated) {
  const all = estimatesOf(row)
  if (all.length <= 1) return all[0]?.[1]
  return row.severalTrips === 'in-turn'
    ? sumEstimates(all.map(([title, estimate]) => ({ title: title ?? '', estimate })))
    : undefined
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

function currencyRead({ currency, ownCurrency }: Row): Line {
  const label = isShownCurrency(currency) ? shownCurrencies[currency] : currency
  return ['Reads prices also in', label && [label, ownCurrency].filter(Boolean).join(', ')]
}

function currencyLine({ ownCurrency }: Row): Line {
  return ['In your currency', ownCurrency && `${ownCurrency}, at our rate. You pay in US dollars.`]
}

/** The prices quoted with the request, each trip's own; before there were estimates, the trip's lowest price. */
function priceLines(row: Row): Line[] {
  const all = estimatesOf(row)
  if (all.length > 1) {
    const each = all.map(([title, one]): Line => [`Estimate for ${title}`, one.isPriced ? describeEstimate(one) : null])
    if (row.severalTrips !== 'in-turn') return each
    const whole = totalOf(row)
    return [...each, ['One after the other', whole?.isPriced ? describeEstimate(whole) : null]]
  }
  const [[, quoted] = []] = all
  if (quoted?.isPriced) {
    return [
      // Ours for the public: an agent may have asked for net rates.
      [row.agency ? 'Estimate at rack rates' : 'Estimate', describeEstimate(quoted)],
      ['Made up of', describeEstimateLines(quoted)],
    ]
  }
  if (quoted) return []
  const amount = row.itineraryPrice && formatPrice(row.itineraryPrice.toNumber())
  return [['Price', amount && `From ${amount} per person sharing`]]
}
