import 'server-only'
import { replyGaps, replyHoles } from '../content/mail'
import { formatCents, formatPrice } from '../domain/money'
import { firstName } from '../mail/letter'
import { config } from '../platform/config'
import type { Estimate } from '../prices/estimate'
import { formatParty } from '../prices/party'
import { type LeadRow, summarize } from './kinds'

type Written = { subject: string; text: string }

/** Fills in {name} and the like; missing values become generic words. */
export function fillReply({ subject, text }: Written, row: LeadRow, phone: string): Written {
  const summary = summarize(row)
  const known: Record<string, string | null | undefined> = {
    name: firstName(summary.name),
    trip: 'itineraryTitle' in row ? row.itineraryTitle : null,
    dates: summary.dates,
    travellers:
      'numberOfAdults' in row ? formatParty(row.numberOfAdults, row.numberOfKids, row.numberOfToddlers) : null,
    price: formatQuotedPrice(row),
    request: summary.yours,
    reference: row.reference,
    brand: config.brand,
    phone,
  }
  const fill = (template: string) =>
    template.replace(replyHoles, (hole, name: keyof typeof replyGaps) => known[name] || (replyGaps[name] ?? hole))
  return { subject: fill(subject), text: fill(text) }
}

/** Whether the request has what the reply says: only bookings have a trip, travellers and a price. */
export function suitsRequest({ subject, text }: Written, { kind }: LeadRow) {
  return kind === 'booking' || !/\{(?:trip|travellers|price)\}/.test(subject + text)
}

/** Before there were estimates: the trip's lowest price. */
function formatQuotedPrice(row: LeadRow) {
  const quoted = 'estimate' in row ? (row.estimate as Estimate | null) : null
  if (quoted) return quoted.isPriced ? `${formatCents(quoted.total)} in all` : null
  return 'itineraryPrice' in row && row.itineraryPrice ? formatPrice(row.itineraryPrice.toNumber()) : null
}
