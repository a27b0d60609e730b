// What the guide of a booked trip takes along, on a phone without a network or on paper.
import { formatLongDate } from '../content/format'
import { describeHold } from '../reservations/holds'
import { type Booked, findLodge } from './booked'
import { dayBlocks } from './days-blocks'
import type { Block, Paper } from './paper'

const known = (rows: [string, string][]) => rows.filter(([, text]) => text)

export function guideSheet(booked: Booked): Paper {
  const { company, reference, row, terms } = booked
  return {
    title: 'Guide’s sheet',
    number: reference,
    language: 'en',
    from: company.from,
    to: { label: 'Guide', lines: [row.guide || 'not assigned yet'] },
    facts: [
      ['Trip', booked.title],
      ['Days', `${formatLongDate(terms.dateFrom)} to ${formatLongDate(terms.dateTo)}`],
      ['Printed', formatLongDate(booked.today)],
    ],
    blocks: [
      { kind: 'heading', text: 'Who travels' },
      {
        kind: 'facts',
        rows: known([
          ['Group', nameGroup(booked)],
          ...groupFacts(booked),
          ['Vehicle', row.vehicle],
          ['Office', nameOffice(booked)],
        ]),
      },
      ...furtherBlocks(booked, 'heading'),
      { kind: 'heading', text: 'The days' },
      ...guideDays(booked, [booked]),
    ],
    foot: company.foot,
    mark: company.mark,
  }
}

/** For the guide of a departure: all who are booked on it, then the days once. Null where nobody is. */
export function departureSheet(all: Booked[], { title, firstDay }: { title: string; firstDay: string }): Paper | null {
  const [first] = all
  if (!first) return null
  const { company, today } = first
  const main = all.find(({ days }) => days.length > 0) ?? first
  const each = (of: (booked: Booked) => string) => [...new Set(all.map(of).filter(Boolean))]
  const guides = each(({ row }) => row.guide)
  return {
    title: 'Guide’s sheet',
    number: firstDay,
    language: 'en',
    from: company.from,
    to: { label: 'Guide', lines: guides.length > 0 ? guides : ['not assigned yet'] },
    facts: known([
      ['Trip', title],
      ['Leaves', formatLongDate(firstDay)],
      ['Travellers', String(all.reduce((sum, { people }) => sum + people, 0))],
      ['Vehicle', each(({ row }) => row.vehicle).join('; ')],
      ['Office', nameOffice(first)],
      ['Printed', formatLongDate(today)],
    ]),
    blocks: [
      ...all.flatMap((booked): Block[] => [
        { kind: 'heading', text: nameGroup(booked) },
        {
          kind: 'facts',
          rows: known([
            ['Reference', booked.reference],
            ...groupFacts(booked),
            ['Days', hasDaysOfItsOwn(booked, main) ? 'Theirs differ: take their own sheet as well.' : ''],
          ]),
        },
        ...furtherBlocks(booked, 'strong'),
      ]),
      { kind: 'heading', text: 'The days', isNewPage: true },
      ...guideDays(main, all),
    ],
    foot: company.foot,
    mark: company.mark,
  }
}

const nameGroup = ({ traveller, party, reference }: Booked) =>
  [traveller || reference, party].filter(Boolean).join(', ')

const nameOffice = ({ contacts }: Booked) => [contacts.phone, contacts.whatsapp].filter(Boolean).join(', ')

function groupFacts({ row, rooms, guests, terms, needs, occasion, arrivalFlight, emergencyContact }: Booked) {
  const phone = row.kind === 'booking' ? [row.countryCode, row.phone].filter(Boolean).join(' ') : ''
  return [
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
    ['They celebrate', occasion],
    ['Arrival flight', arrivalFlight],
    ['To be told at home', emergencyContact],
  ] satisfies [string, string][]
}

/** Permits, flights and transfers, and what the group wrote. */
function furtherBlocks({ row, reservation }: Booked, level: 'heading' | 'strong'): Block[] {
  const title = (text: string): Block =>
    level === 'heading' ? { kind: 'heading', text } : { kind: 'text', text, voice: 'strong' }
  const others = reservation.holds.filter(({ isLeft, releasedOn, night }) => !isLeft && !releasedOn && !night)
  const message = row.kind === 'booking' ? row.message : ''
  return [
    ...(others.length > 0
      ? [title('Permits, flights and transfers'), { kind: 'list' as const, items: others.map(describeHold) }]
      : []),
    ...(message ? [title('What they wrote'), { kind: 'text' as const, text: message, voice: 'serif' as const }] : []),
  ]
}

/** With what the camps have confirmed to each group. */
function guideDays({ days, lodges }: Booked, groups: Booked[]): Block[] {
  if (days.length === 0)
    return [{ kind: 'text', text: 'It was booked without an offer: its days are not written down.' }]
  return dayBlocks(days, ({ way, bed, bedNote, date }) => [
    ['Way', way],
    ['Night', [bed, bedNote].filter(Boolean).join('. ')],
    ...groups.map((group): [string, string] => {
      const hold = group.reservation.holds.find(({ night, isLeft }) => night === date && !isLeft)
      const label = groups.length > 1 ? `Confirmation, ${group.traveller || group.reference}` : 'Confirmation'
      return [label, hold?.confirmedOn ? ['confirmed', hold.number].filter(Boolean).join(', ') : '']
    }),
    ['Phone of the camp', findLodge(lodges, bed)?.phone ?? ''],
  ])
}

const bedsOf = ({ days }: Booked) => days.map(({ date, bed }) => `${date} ${bed}`).join('\n')

const hasDaysOfItsOwn = (booked: Booked, main: Booked) => booked.days.length > 0 && bedsOf(booked) !== bedsOf(main)

/** While they travel. */
function hasBirthday(birthday: string, { dateFrom, dateTo }: Booked['terms']) {
  const years = [dateFrom.slice(0, 4), dateTo.slice(0, 4)]
  return (
    birthday !== '' &&
    years.some((year) => [dateFrom, year + birthday.slice(4), dateTo].toSorted()[1] === year + birthday.slice(4))
  )
}
