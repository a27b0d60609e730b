import { minorUnits } from '../domain/currency'
import { dayAfter } from '../domain/day-after'
import { shareOf } from '../prices/deposit'
import { type Instalment, planPayments } from './payment-plan'
import { type QuoteSnapshot, sum, totalWith } from './snapshot'

/** Null where the operator's terms name none. */
export type PaymentTerms = { depositPercent: number | null; balanceDays: number }

// Days after the last one on which it can be accepted.
const depositWithin = 3

/** With total, deposit and balance of its lines and days. Close to the departure all is due at once. */
export function withPayments(snapshot: QuoteSnapshot, terms: PaymentTerms): QuoteSnapshot {
  const total = sum(snapshot.lines)
  const [firstDay] = snapshot.days.flatMap(({ date }) => date ?? []).sort()
  const balanceDay = firstDay ? dayAfter(firstDay, -terms.balanceDays) : null
  const depositDay = earlier(dayAfter(snapshot.validUntil, depositWithin), firstDay)
  if (terms.depositPercent === null)
    return { ...snapshot, total, deposit: { amount: 0, day: null }, balance: { amount: total, day: balanceDay } }
  if (balanceDay !== null && balanceDay <= depositDay)
    return { ...snapshot, total, deposit: { amount: total, day: depositDay }, balance: { amount: 0, day: null } }
  const unit = minorUnits(snapshot.currency)
  const share = shareOf(total, terms.depositPercent, unit)
  return {
    ...snapshot,
    total,
    deposit: { amount: share, day: depositDay },
    balance: { amount: total - share, day: balanceDay },
  }
}

/** With the extras of these ids, which are due with what is due last. */
export function planOfQuote(snapshot: QuoteSnapshot, ticked: string[]): Instalment[] {
  const { deposit, balance } = snapshot
  const total = totalWith(snapshot, ticked)
  const isDueAtOnce = balance.amount === 0
  return planPayments({
    total,
    depositAmount: isDueAtOnce ? total : deposit.amount,
    depositDay: deposit.day,
    balanceDay: isDueAtOnce ? null : balance.day,
  })
}

type Payment = { amount: number; day: string | null }

/** Sentences about days that cannot be meant, such as a balance due before the deposit. Days such as 2027-06-12. */
export function describeWrongDays(
  { deposit, balance, firstDay }: { deposit: Payment; balance: Payment; firstDay: string | null },
  today: string,
): string[] {
  const due = [
    { what: 'deposit', ...deposit },
    { what: 'balance', ...balance },
  ].flatMap(({ what, amount, day }) => (amount > 0 && day ? [{ what, day }] : []))
  const [first, second] = due
  return [
    ...due.flatMap(({ what, day }) => (day < today ? [`The ${what} would be due before today.`] : [])),
    ...due.flatMap(({ what, day }) =>
      firstDay && day > firstDay ? [`The ${what} would be due after the trip has begun.`] : [],
    ),
    ...(first && second && second.day < first.day ? ['The balance would be due before the deposit.'] : []),
  ]
}

export const earlier = (day: string, other: string | undefined) => (other !== undefined && other < day ? other : day)
