// What mails and the travellers' page say of a booked trip.
import { counted, formatLongDate } from '../content/format'
import { formatMoney } from '../domain/currency'
import { formatGreeting, type Letter } from '../mail/letter'
import { formatInstalment, type Instalment, nameOfFurther, planPayments } from '../quotes/payment-plan'
import type { AgreedTerms, Due, Payment, Terms } from './queries'

export const confirmationSubject = (reference: string) => `Your trip is booked (${reference})`

type Confirmed = {
  reference: string
  name: string | null
  trip: string | null
  terms: AgreedTerms
  href: string | null
  signedBy: string
}

export function confirmationLetter({ reference, name, trip, terms, href, signedBy }: Confirmed): Letter {
  const { dateFrom, dateTo, currency, total, note } = terms
  const facts: [string, string | null][] = [
    ['Reference', reference],
    ['Trip', trip],
    ['Dates', `${formatLongDate(dateFrom)} to ${formatLongDate(dateTo)}`],
    ['Price', `${formatMoney(total, currency)} in all`],
    ...planPayments(terms).map((one): [string, string] => [one.name, formatInstalment(one, currency)]),
  ]
  return {
    heading: 'Your trip is booked',
    opening: [formatGreeting(name), 'We are happy to confirm your trip.', ...(note ? [note] : [])],
    facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
    button: href ? { label: 'See your trip', href } : undefined,
    closing: [
      ...(href
        ? ['The page has your days, what is paid and what is open, and what to bring. It is kept up to date.']
        : []),
      signedBy,
    ].filter(Boolean),
  }
}

/** 'New dates: June 14, 2027 to June 21, 2027. New total: US$5,900.' */
export function describeChange(before: AgreedTerms, { kind, ...after }: AgreedTerms & Pick<Terms, 'kind'>) {
  const parts = kind === 'cancelled' ? ['The trip is cancelled.'] : []
  if (before.dateFrom !== after.dateFrom || before.dateTo !== after.dateTo)
    parts.push(`New dates: ${formatLongDate(after.dateFrom)} to ${formatLongDate(after.dateTo)}.`)
  if (before.rooms !== after.rooms && kind !== 'cancelled') parts.push(`Rooms: ${after.rooms || 'as asked for'}.`)
  const isNewTotal = before.total !== after.total || before.currency !== after.currency
  if (isNewTotal && kind !== 'cancelled') parts.push(`New total: ${formatMoney(after.total, after.currency)}.`)
  if (kind !== 'cancelled') parts.push(...describeNewDays(planPayments(before), planPayments(after)))
  return [...parts, after.note].filter(Boolean).join(' ')
}

function describeNewDays(before: Instalment[], after: Instalment[]) {
  return after.flatMap(({ name, day }) =>
    day && before.find((one) => one.name === name)?.day !== day
      ? [`The ${name.toLowerCase()} is due by ${formatLongDate(day)}.`]
      : [],
  )
}

export const paymentWays = { bank: 'Bank transfer', mpesa: 'M-Pesa', card: 'Card', cash: 'Cash' }
export type PaymentWay = keyof typeof paymentWays
export const paymentWayNames = Object.keys(paymentWays) as PaymentWay[]

/** 'US$500 received on December 3, 2026, M-Pesa QWE123' */
export function describePayment({
  amount,
  currency,
  day,
  way,
  code,
}: Pick<Payment, 'amount' | 'currency' | 'day' | 'way' | 'code'>) {
  const what = amount < 0 ? 'paid back' : 'received'
  return `${formatMoney(Math.abs(amount), currency)} ${what} on ${formatLongDate(day)}, ${describeWay(way, code)}`
}

const describeWay = (way: string, code: string) => [paymentWays[way as PaymentWay], code].filter(Boolean).join(' ')

/** Of the travellers' page; `note` what it counts in the currency of the total. */
export function paymentLine({ amount, currency, credited, day, way, code }: Payment, counted: string) {
  return {
    term: `${amount < 0 ? 'Paid back' : 'Received'} on ${formatLongDate(day)}, ${describeWay(way, code)}`,
    note: currency === counted ? undefined : `Counted as ${formatMoney(Math.abs(credited), counted)}`,
    children: formatMoney(Math.abs(amount), currency),
  }
}

const dueTexts: Record<Due['kind'], (due: Due) => string> = {
  deposit: (due) => `Deposit of ${formatDueSum(due)} due on ${formatLongDate(due.dueOn)}`,
  charge: (due) => `Charge of the cancelled trip, ${formatDueSum(due)}, due on ${formatLongDate(due.dueOn)}`,
  price: (due) => `Full price of ${formatDueSum(due)} due on ${formatLongDate(due.dueOn)}`,
  further: (due) =>
    `${nameOfFurther(Number(due.what) - 1)} of ${formatDueSum(due)} due on ${formatLongDate(due.dueOn)}`,
  balance: (due) => `Balance of ${formatDueSum(due)} due on ${formatLongDate(due.dueOn)}`,
  refund: (due) => `${formatDueSum(due)} to pay back`,
  home: ({ dueOn }) => `Home again on ${formatLongDate(dueOn)}: invite them to a review`,
  ask: ({ what }) => `Not asked yet: ${what}`,
  release: ({ what }) => `To release: ${what}`,
  hold: ({ what, dueOn }) => `${what}: no confirmation, due on ${formatLongDate(dueOn)}`,
  names: ({ what }) =>
    `Name or passport number of ${counted(Number(what), 'traveller')} missing, with permits or flights still to buy`,
}

/** 'US$642' */
export const formatDueSum = ({ amount, currency }: Pick<Due, 'amount' | 'currency'>) =>
  formatMoney(amount ?? 0, currency ?? 'USD')

/** For the office: what it has to do. */
export const describeDue = (due: Due) => dueTexts[due.kind](due)
