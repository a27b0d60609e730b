// What travellers take along, and leave with those at home.
import { formatLongDate } from '../content/format'
import { formatMoney } from '../domain/currency'
import { describeDay, planPayments, withOpen } from '../quotes/payment-plan'
import { readTravelNotes } from '../reservations/travel-notes'
import { describeNight } from '../reservations/trip-page'
import { type Booked, findLodge } from './booked'
import { dayBlocks } from './days-blocks'
import type { Block, Paper } from './paper'

export async function tripPaper(booked: Booked): Promise<Paper> {
  const { company, days, lodges, party, reference, reservation, terms, title, traveller } = booked
  const { holds } = reservation
  return {
    title,
    number: '',
    language: 'en',
    from: company.from,
    to: { label: 'For', lines: [traveller, party].filter(Boolean) },
    facts: [
      ['Reference', reference],
      ['Dates', `${formatLongDate(terms.dateFrom)} to ${formatLongDate(terms.dateTo)}`],
      ['Printed', formatLongDate(booked.today)],
    ],
    blocks: [
      { kind: 'heading', text: 'Your days' },
      ...dayBlocks(days, ({ way, bed, bedNote, date }) => {
        const lodge = findLodge(lodges, bed)
        const state = describeNight(holds.find(({ night, isLeft }) => night === date && !isLeft))
        return [
          ['Way', way],
          ['Night', [bed, bedNote, state].filter(Boolean).join('. ')],
          ['Address', lodge ? [lodge.address, lodge.phone].filter(Boolean).join(', ') : ''],
        ]
      }),
      ...moneyBlocks(booked),
      ...(await noteBlocks(booked)),
      ...emergencyCard(booked),
    ],
    foot: company.foot,
    mark: company.mark,
  }
}

function moneyBlocks({ terms, reservation: { credited, open } }: Booked): Block[] {
  const { currency } = terms
  const plan = withOpen(planPayments(terms), credited)
  return [
    { kind: 'heading', text: 'What is paid and what is open' },
    {
      kind: 'facts',
      rows: [
        ...plan.map((one): [string, string] => [
          `${one.name}, ${describeDay(one)}`,
          `${formatMoney(one.amount, currency)}${one.open === 0 ? ', paid' : ''}`,
        ]),
        ['Received in all', formatMoney(credited, currency)],
        [open < 0 ? 'We pay back' : 'Open', formatMoney(Math.abs(open), currency)],
      ],
    },
  ]
}

async function noteBlocks({ itinerary, quote, terms }: Booked): Promise<Block[]> {
  if (!itinerary) return []
  const { advice, weather, pack } = await readTravelNotes(itinerary, { ...terms, days: quote?.snapshot.days ?? [] })
  return [
    ...advice.flatMap(({ heading, rows }): Block[] => [
      { kind: 'heading', text: heading },
      { kind: 'facts', rows: rows.map(({ title, text }) => [title, text]) },
    ]),
    ...(weather.length > 0
      ? ([
          { kind: 'heading', text: 'The weather when you travel' },
          { kind: 'facts', rows: weather.map(({ place, text }) => [place, text]) },
        ] satisfies Block[])
      : []),
    { kind: 'heading', text: 'What to pack' },
    { kind: 'list', items: pack },
  ]
}

// Without the names of passports: whoever has the link of the trip can open it.
function emergencyCard({ contacts, party, reference, row, terms, title, traveller }: Booked): Block[] {
  const rows: [string, string][] = [
    [
      'We travel with',
      `${row.guide ? `${row.guide}, ` : ''}${title}, ${formatLongDate(terms.dateFrom)} to ${formatLongDate(terms.dateTo)}`,
    ],
    ['Office, day and night', [contacts.phone, contacts.whatsapp].filter(Boolean).join(', ')],
    ['Email', contacts.email],
    ['Reference', reference],
    ['Travellers', [traveller, party].filter(Boolean).join(', ')],
    ['Our insurance and its number', ''],
    ['To be told at home', ''],
  ]
  return [
    { kind: 'heading', text: 'Emergency card', isNewPage: true },
    { kind: 'text', text: 'Fill it in, keep one copy on you, and leave one with somebody at home.', voice: 'serif' },
    { kind: 'facts', rows },
  ]
}
