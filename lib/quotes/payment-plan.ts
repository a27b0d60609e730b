// What is paid when: of an offer, an acceptance and a booking alike. Amounts in minor units, days such as 2027-06-12.
import { formatLongDate } from '../content/format'
import { formatMoney } from '../domain/currency'

export type Instalment = { name: string; amount: number; day: string | null }

/** Between deposit and balance. */
export type FurtherPayment = { amount: number; day: string }

export type PaymentPlan = {
  total: number
  depositAmount: number
  depositDay: string | null
  further: FurtherPayment[]
  balanceDay: string | null
}

/** In the order of their days. What is due at once, or has no deposit, is the full price. */
export function planPayments({ total, depositAmount, depositDay, further, balanceDay }: PaymentPlan): Instalment[] {
  if (total <= 0) return []
  if (further.length === 0 && (depositAmount <= 0 || depositAmount >= total))
    return [
      {
        name: 'Full price',
        amount: total,
        day: depositAmount > 0 ? (depositDay ?? balanceDay) : (balanceDay ?? depositDay),
      },
    ]
  const plan = [
    { name: 'Deposit', amount: depositAmount, day: depositDay },
    ...further.map((payment, index) => ({ name: nameOfFurther(index), ...payment })),
    { name: 'Balance', amount: total - depositAmount - sumOf(further), day: balanceDay },
  ]
  return plan.filter(({ amount }) => amount > 0)
}

/** The first of them is the second payment, after the deposit. */
export const nameOfFurther = (index: number) => `${ordinals[index] ?? `${index + 2}th`} payment`

const ordinals = ['Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh']

export const mostFurther = ordinals.length

export const sumOf = (payments: Pick<FurtherPayment, 'amount'>[]) =>
  payments.reduce((total, { amount }) => total + amount, 0)

/**
 * Sentences about what cannot be meant, such as a balance due before the deposit. Days such as 2027-06-12; `known`: those
 * that were agreed before, and may have passed.
 */
export function describeWrongPlan(
  plan: PaymentPlan,
  firstDay: string | null,
  today: string,
  known: (string | null)[] = [],
): string[] {
  const { total, depositAmount, further } = plan
  if (total < 0) return ['The discount is more than the price.']
  if (depositAmount < 0) return ['The deposit is below zero.']
  if (depositAmount > total) return ['The deposit is more than the total.']
  if (further.length > 0 && depositAmount + sumOf(further) >= total)
    return ['Deposit and further payments leave nothing for the balance.']
  const due = planPayments(plan).flatMap(({ name, day }) => (day ? [{ what: name.toLowerCase(), day }] : []))
  return [
    ...due.flatMap(({ what, day }) =>
      day < today && !known.includes(day) ? [`The ${what} would be due before today.`] : [],
    ),
    ...due.flatMap(({ what, day }) =>
      firstDay && day > firstDay ? [`The ${what} would be due after the trip has begun.`] : [],
    ),
    ...due.flatMap(({ what, day }, index) => {
      const former = due[index - 1]
      return former && day < former.day ? [`The ${what} would be due before the ${former.what}.`] : []
    }),
  ]
}

/** `open`: what of each is not paid yet; the first is paid first. */
export function withOpen(plan: Instalment[], paid: number) {
  let left = Math.max(0, paid)
  return plan.map((instalment) => {
    const covered = Math.min(left, instalment.amount)
    left -= covered
    return { ...instalment, open: instalment.amount - covered }
  })
}

/** 'US$642 by December 16, 2026' */
export const formatInstalment = ({ amount, day }: Pick<Instalment, 'amount' | 'day'>, currency: string) =>
  `${formatMoney(amount, currency)}${day ? ` by ${formatLongDate(day)}` : ''}`

/** 'by December 16, 2026' */
export const describeDay = ({ day }: Pick<Instalment, 'day'>) =>
  day ? `by ${formatLongDate(day)}` : 'on a day that we agree'
