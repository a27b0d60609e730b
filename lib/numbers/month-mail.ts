// The month in figures, to the owner on its first working day.
import 'server-only'
import { format } from 'date-fns'
import { readContacts } from '../content/contacts'
import { counted } from '../content/format'
import { monthTexts } from '../content/mail'
import { nairobi } from '../domain/nairobi'
import { queueMail } from '../mail/queue'
import { config } from '../platform/config'
import { databaseTime, db } from '../platform/db'
import { deskAddress } from '../submissions/desk-link'
import { compare, formatDollars, formatHours } from './format'
import { describePeriod, type NumbersQuery, shiftMonth, yearBefore } from './query'
import { type Group, type Numbers, readAhead, readNumbers, readYearBefore } from './read'

export const sendMonthMail = async () => {
  await queueMonthMail(await databaseTime())
}

/** On the first of a month, or on Monday the second after a Sunday. Returns whether a mail was queued. */
export async function queueMonthMail(now: Date) {
  const [day, weekday] = format(now, 'd i', { in: nairobi }).split(' ').map(Number)
  const isFirstWorkingDay = (day === 1 && weekday !== 7) || (day === 2 && weekday === 1)
  if (!isFirstWorkingDay) return false
  const month = shiftMonth(format(now, 'yyyy-MM', { in: nairobi }), -1)
  const query: NumbersQuery = { from: month, to: month, chosen: {} }
  const year: NumbersQuery = { from: `${month.slice(0, 4)}-01`, to: month, chosen: {} }
  const [numbers, before, ofYear, beforeYear, ahead] = await Promise.all([
    readNumbers(query),
    readYearBefore(yearBefore(query)),
    readNumbers(year),
    readYearBefore(yearBefore(year)),
    readAhead(),
  ])
  const desk = deskAddress()
  const { total, by } = numbers
  await queueMail(db(), {
    role: 'operator',
    to: config.escalationEmail ?? (await readContacts()).emails.reservations,
    subject: `${describePeriod(query)}: ${counted(total.requests, 'request')}, ${total.booked} booked`,
    letter: {
      heading: `${config.brand}: ${describePeriod(query)} in figures`,
      opening: [monthTexts.opening],
      facts: factsOf(numbers, before.total),
      messages: [
        [monthTexts.sources, listLines(by.source)],
        [monthTexts.losses, listLines(by.loss.filter(({ value }) => value !== ''))],
        [`${describePeriod(year)}, so far`, toText(factsOf(ofYear, beforeYear.total))],
        [
          monthTexts.ahead,
          ahead
            .map(
              ({ month: of, count, agreed }) =>
                `${describePeriod({ from: of, to: of })}: ${count}, ${formatDollars(agreed)}`,
            )
            .join('\n'),
        ],
      ].filter((message): message is [string, string] => Boolean(message[1])),
      button: desk
        ? { label: monthTexts.open, href: `${config.siteUrl}/desk/numbers?from=${month}&to=${month}` }
        : undefined,
    },
    name: `month-${month}`,
  })
  return true
}

function factsOf({ total, hours }: Numbers, before: Numbers['total']): [string, string][] {
  const facts: [string, string | false][] = [
    ['Requests', [total.requests, compare(total.requests, before.requests)].filter(Boolean).join(', ')],
    [
      'Answered',
      `${total.answered}${hours.answerInside === null ? '' : `, half within ${formatHours(hours.answerInside)}`}`,
    ],
    ['Offers sent', `${total.offers}${total.silent > 0 ? `, ${total.silent} without an answer` : ''}`],
    ['Booked', `${total.booked}${total.agreed > 0 ? `, ${formatDollars(total.agreed)} agreed` : ''}`],
    ['Money in', total.received !== 0 && formatDollars(total.received)],
    ['Lost', total.lost > 0 && String(total.lost)],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== false)
}

const toText = (facts: [string, string][]) => facts.map(([label, value]) => `${label}: ${value}`).join('\n')

const mostLines = 10

const listLines = (groups: Group[]) =>
  groups
    .slice(0, mostLines)
    .map(({ name, counts }) => `${name}: ${counts.requests}, ${counts.booked} booked`)
    .join('\n')
