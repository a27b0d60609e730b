import 'server-only'
import { addDays } from 'date-fns'
import { formatLongDate } from '../content/format'
import { replyGaps, replyHoles, type replyKinds } from '../content/mail'
import { formatMoney, isCurrency, minorUnits } from '../domain/currency'
import { formatPrice } from '../domain/money'
import { type LeadKind, type LeadRow, summarize } from '../leads/kinds'
import { formatTripDays, type TripFacts } from '../leads/trip-facts'
import { firstName } from '../mail/letter'
import { config } from '../platform/config'
import { BadRequestError } from '../platform/errors'
import { shareOf } from '../prices/deposit'
import type { Estimate } from '../prices/estimate'
import { formatParty } from '../prices/party'
import { offerDays } from '../quotes/operator-terms'

type Written = { subject: string; text: string }

type Office = {
  phone: string
  /** Who writes. */
  sender: string
  today: Date
  /** Null if the content does not say it. */
  depositPercent: number | null
  /** What holds of the trip now, for a request for one. */
  trip: TripFacts | undefined
}

/** Fills in {name} and the like. Missing values become generic words; a needed one stays, and stops the sending. */
export function fillReply({ subject, text }: Written, row: LeadRow, office: Office): Written {
  const summary = summarize(row)
  const { trip } = office
  const money = (amount: number | null | undefined) =>
    amount && trip?.currency && isCurrency(trip.currency) ? formatMoney(amount, trip.currency) : null
  const total = money(trip?.total)
  const known: Record<string, string | null | undefined> = {
    name: firstName(summary.name),
    trip: trip?.title,
    dates: trip && trip.stage !== 'asked' ? formatTripDays(trip) : summary.dates.replace(/^Some time/, 'some time'),
    travellers: trip && formatParty(trip.adults, trip.kids, trip.toddlers),
    price: total ? `${total} in all` : formatLowestPrice(row),
    request: summary.yours,
    reference: row.reference,
    brand: config.brand,
    phone: office.phone,
    sender: office.sender,
    total,
    deposit: money(trip?.deposit ?? depositByTerms(trip, office.depositPercent)),
    until: formatLongDate(addDays(office.today, offerDays).toISOString()),
  }
  const fill = (template: string) =>
    template.replace(replyHoles, (hole, name: keyof typeof replyGaps) => known[name] || (replyGaps[name] ?? hole))
  return { subject: fill(subject), text: fill(text) }
}

/** Throws BadRequestError while a text has a placeholder: it had no value, and would be read by the traveller. */
export function refuseHoles(text: string, row: LeadRow) {
  const [hole] = text.match(replyHoles) ?? []
  if (!hole) return
  const quoted = 'estimate' in row ? (row.estimate as Estimate | null) : null
  const why = quoted && !quoted.isPriced ? ` ${quoted.reason}` : ''
  throw new BadRequestError(`Nothing was sent: ${hole} has no value.${why} Write it yourself, or take it out.`)
}

/** Whether it is for such requests, and has what they have: only bookings have a trip, travellers and a price. */
export function suitsRequest({ subject, text, kinds }: Written & { kinds: string[] }, row: LeadRow) {
  const isForIt = kinds.length === 0 || kinds.includes(toReplyKind(row))
  return isForIt && (row.kind === 'booking' || !/\{(?:trip|travellers|price|total|deposit)\}/.test(subject + text))
}

const replyKindOf = {
  booking: 'booking',
  inquiry: 'inquiry',
  volunteer_application: 'volunteer',
  donation_inquiry: 'donation',
  contact_message: 'contact',
  mail_message: 'contact',
} satisfies Record<LeadKind, (typeof replyKinds)[number]>

/** An inquiry about volunteering or a donation is one of these. */
function toReplyKind(row: LeadRow) {
  if (row.kind === 'inquiry' && (row.type === 'volunteer' || row.type === 'donation')) return row.type
  return replyKindOf[row.kind]
}

function depositByTerms(trip: TripFacts | undefined, percent: number | null) {
  if (!trip?.total || !trip.currency || !percent) return null
  return shareOf(trip.total, percent, minorUnits(trip.currency))
}

/** Before there were estimates. */
function formatLowestPrice(row: LeadRow) {
  if ('estimate' in row && row.estimate) return null
  return 'itineraryPrice' in row && row.itineraryPrice ? formatPrice(row.itineraryPrice.toNumber()) : null
}
