// What the guide of a booked trip takes along, on a phone without a network or on paper.
import { formatLongDate } from '../content/format'
import { describeHold } from '../reservations/holds'
import { type Booked, findLodge } from './booked'
import { dayBlocks } from './days-blocks'
import type { Block, Paper } from './paper'

export function guideSheet(booked: Booked): Paper {
  const { company, contacts, days, guests, lodges, needs, party, reference, reservation, rooms, row, terms, title } =
    booked
  const phone = row.kind === 'booking' ? [row.countryCode, row.phone].filter(Boolean).join(' ') : ''
  const others = reservation.holds.filter(({ isLeft, releasedOn, night }) => !isLeft && !releasedOn && !night)
  const told: [string, string][] = [
    ['Group', [booked.traveller, party].filter(Boolean).join(', ')],
    ['Phone', phone],
    ['Rooms', rooms],
    ...guests.map((guest): [string, string] => [
      guest.name,
      [
        guest.age === null ? '' : `${guest.age} years`,
        hasBirthday(guest.birthday, terms) && `birthday on ${formatLongDate(guest.birthday).replace(/, \d+$/, '')}`,
        guest.diet,
        guest.health,
      ]
        .filter(Boolean)
        .join(', '),
    ]),
    ['Diet and health', guests.some(({ diet, health }) => diet || health) ? '' : needs],
    ['They celebrate', booked.occasion],
    ['Arrival flight', booked.arrivalFlight],
    ['To be told at home', booked.emergencyContact],
    ['Vehicle', row.vehicle],
    ['Office', [contacts.phone, contacts.whatsapp].filter(Boolean).join(', ')],
  ]
  return {
    title: 'Guide’s sheet',
    number: reference,
    language: 'en',
    from: company.from,
    to: { label: 'Guide', lines: [row.guide || 'not assigned yet'] },
    facts: [
      ['Trip', title],
      ['Days', `${formatLongDate(terms.dateFrom)} to ${formatLongDate(terms.dateTo)}`],
      ['Printed', formatLongDate(booked.today)],
    ],
    blocks: [
      { kind: 'heading', text: 'Who travels' },
      { kind: 'facts', rows: told.filter(([, text]) => text) },
      ...(others.length > 0
        ? ([
            { kind: 'heading', text: 'Permits, flights and transfers' },
            { kind: 'list', items: others.map(describeHold) },
          ] satisfies Block[])
        : []),
      ...(row.kind === 'booking' && row.message
        ? ([
            { kind: 'heading', text: 'What they wrote' },
            { kind: 'text', text: row.message, voice: 'serif' },
          ] satisfies Block[])
        : []),
      { kind: 'heading', text: 'The days' },
      ...dayBlocks(days, ({ way, bed, bedNote, date }) => {
        const lodge = findLodge(lodges, bed)
        const hold = reservation.holds.find(({ night, isLeft }) => night === date && !isLeft)
        return [
          ['Way', way],
          ['Night', [bed, bedNote].filter(Boolean).join('. ')],
          ['Confirmation', hold?.confirmedOn ? ['confirmed', hold.number].filter(Boolean).join(', ') : ''],
          ['Phone of the camp', lodge?.phone ?? ''],
        ]
      }),
      ...(days.length === 0
        ? [{ kind: 'text' as const, text: 'It was booked without an offer: its days are not written down.' }]
        : []),
    ],
    foot: company.foot,
    mark: company.mark,
  }
}

/** While they travel. */
function hasBirthday(birthday: string, { dateFrom, dateTo }: Booked['terms']) {
  const years = [dateFrom.slice(0, 4), dateTo.slice(0, 4)]
  return (
    birthday !== '' &&
    years.some((year) => [dateFrom, year + birthday.slice(4), dateTo].toSorted()[1] === year + birthday.slice(4))
  )
}
