// What is paid when: of an offer, an acceptance and a booking alike. Amounts in minor units, days such as 2027-06-12.
import { formatLongDate } from '../content/format'
import { formatMoney } from '../domain/currency'

export type Instalment = { name: 'Deposit' | 'Balance' | 'Full price'; amount: number; day: string | null }

type Agreed = { total: number; depositAmount: number; depositDay: string | null; balanceDay: string | null }

/** In the order of their days. What is due at once, or has no deposit, is the full price. */
export function planPayments({ total, depositAmount, depositDay, balanceDay }: Agreed): Instalment[] {
  if (total <= 0) return []
  if (depositAmount <= 0) return [{ name: 'Full price', amount: total, day: balanceDay ?? depositDay }]
  if (depositAmount >= total) return [{ name: 'Full price', amount: total, day: depositDay ?? balanceDay }]
  return [
    { name: 'Deposit', amount: depositAmount, day: depositDay },
    { name: 'Balance', amount: total - depositAmount, day: balanceDay },
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
