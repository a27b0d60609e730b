// An offer as its page shows it, for who wants it on paper.
import 'server-only'
import { formatLongDate } from '../content/format'
import { formatMoney } from '../domain/currency'
import { getItinerary } from '../itineraries/queries'
import { describeLeg, mapOf } from '../maps/itinerary-map'
import { itineraryMap } from '../maps/queries'
import { db } from '../platform/db'
import { formatParty } from '../prices/party'
import { describeDay } from '../quotes/payment-plan'
import { getQuoteHref, type Quote } from '../quotes/queries'
import { planOfQuote } from '../quotes/quote-payments'
import { isSameRoute } from '../quotes/same-route'
import { countPeople, describeBed, eachWith, formatTotal, lineTotal, type QuoteLine } from '../quotes/snapshot'
import { readCompany } from './company'
import { dayBlocks } from './days-blocks'
import type { Block, Paper } from './paper'
import type { Printed } from './printed'

/** With the map of its route, where the trip still goes there. */
export async function offerPaper(quote: Quote, traveller: string): Promise<Printed> {
  const { snapshot, reference, name, accepted, sentAt } = quote
  const { party, trip, days, contacts, signedBy, letter, cancellation, notIncluded, howToPay } = snapshot
  const company = await readCompany(db())
  const href = await getQuoteHref(db(), quote)
  const map = await readMap(quote)
  const dates = days.flatMap(({ date }) => date ?? []).sort()
  const [first, last] = [dates[0], dates.at(-1)]
  const paper: Paper = {
    title: trip.title || 'Your offer',
    number: '',
    language: 'en',
    from: company.from,
    to: { label: 'For', lines: [traveller, formatParty(party.adults, party.kids, party.toddlers)].filter(Boolean) },
    facts: [
      ['Offer', [name, reference].filter(Boolean).join(', ')],
      ...(first && last
        ? ([['Dates', `${formatLongDate(first)} to ${formatLongDate(last)}`]] as [string, string][])
        : []),
      ['Price', formatTotal(snapshot, accepted?.extras ?? [])],
      ['Valid until', formatLongDate(snapshot.validUntil)],
    ],
    blocks: [
      ...(letter ? [{ kind: 'text' as const, text: letter, voice: 'serif' as const }] : []),
      ...(map ? ([{ kind: 'heading', text: 'The route' }, map.block] satisfies Block[]) : []),
      { kind: 'heading', text: 'Your days' },
      ...dayBlocks(days, (day) => [['Night', describeBed(day)]]),
      ...costBlocks(quote),
      { kind: 'heading', text: 'If you cancel' },
      { kind: 'text', text: cancellation },
      ...(notIncluded.length > 0
        ? ([
            { kind: 'heading', text: 'Not included' },
            { kind: 'list', items: notIncluded },
          ] satisfies Block[])
        : []),
      { kind: 'heading', text: 'How to pay' },
      { kind: 'text', text: howToPay },
      { kind: 'heading', text: `${signedBy} answers you` },
      { kind: 'text', text: [contacts.phone, contacts.email].filter(Boolean).join('\n') },
      ...(href && !accepted
        ? ([
            { kind: 'text', text: 'Accept it, ask us something or decline it on its page:' },
            { kind: 'code', address: href, alt: 'Code that opens the page of this offer' },
          ] satisfies Block[])
        : []),
      ...(sentAt ? [] : [{ kind: 'text' as const, text: 'A draft: it has not been sent.', voice: 'strong' as const }]),
    ],
    foot: company.foot,
    mark: company.mark,
  }
  return { paper, pictures: map ? { [map.block.name]: new TextEncoder().encode(map.svg) } : {} }
}

async function readMap({ snapshot }: Quote) {
  const itinerary = snapshot.trip.id === null ? null : await getItinerary(snapshot.trip.id)
  if (!itinerary || !isSameRoute(snapshot, itinerary)) return null
  const { svg } = await itineraryMap(mapOf(itinerary), 'wide')
  return { svg, block: { kind: 'picture' as const, name: 'map.svg', alt: describeLeg(mapOf(itinerary)), height: 75 } }
}

function costBlocks({ snapshot, accepted }: Quote): Block[] {
  const { lines, extras, paidOnArrival, currency } = snapshot
  const ticked = accepted?.extras ?? []
  const chosen = extras.filter(({ id }) => ticked.includes(id))
  const others = accepted ? [] : extras
  const people = countPeople(snapshot)
  const each = `About ${formatMoney(eachWith(snapshot, ticked), currency)} for each of ${people}.`
  return [
    { kind: 'heading', text: 'What it costs' },
    {
      ...toTable([...lines, ...chosen], currency),
      totals: [{ label: 'In all', sum: formatTotal(snapshot, ticked), isStrong: true }],
    },
    ...(people > 1 ? [{ kind: 'text' as const, text: each }] : []),
    ...(others.length > 0
      ? ([
          { kind: 'heading', text: 'Extras, if you like' },
          toTable(others, currency),
          { kind: 'text', text: 'They are not in the total. You choose them when you accept.', voice: 'small' },
        ] satisfies Block[])
      : []),
    ...(paidOnArrival.length > 0
      ? ([
          { kind: 'heading', text: 'What you pay on arrival' },
          {
            kind: 'table',
            columns: ['What', 'Sum'],
            hasSums: true,
            rows: paidOnArrival.map(({ text, amount }) => [text, amount]),
          },
          { kind: 'text', text: 'You pay it there. It is not in the total above.', voice: 'small' },
        ] satisfies Block[])
      : []),
    { kind: 'heading', text: 'When you pay' },
    {
      kind: 'facts',
      rows: planOfQuote(snapshot, ticked).map((one) => [
        `${one.name}, ${describeDay(one)}`,
        formatMoney(one.amount, currency),
      ]),
    },
    { kind: 'text', text: 'Nothing is booked or owed until we confirm. Please pay only then.', voice: 'strong' },
  ]
}

const toTable = (lines: QuoteLine[], currency: string) => ({
  kind: 'table' as const,
  columns: ['What', 'How many', 'Each', 'Sum'],
  hasSums: true,
  rows: lines.map((line) => [
    line.text,
    String(line.count),
    formatMoney(line.amount, currency),
    formatMoney(lineTotal(line), currency),
  ]),
})
