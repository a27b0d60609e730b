import { minorUnits } from '../domain/currency'
import { dayAfter } from '../domain/day-after'
import { shareOf } from '../prices/deposit'
import { type PaymentPlan, planPayments, sumOf } from './payment-plan'
import { type QuoteSnapshot, sum, totalWith } from './snapshot'

/** Null where the operator's terms name none. */
export type PaymentTerms = { depositPercent: number | null; balanceDays: number }

type Payment = QuoteSnapshot['deposit']

// Days after the last one on which it can be accepted.
const depositWithin = 3

/**
 * With total, deposit and balance of its lines and days. Close to the departure all is due at once. Further payments are
 * agreed, not in the terms: they stay.
 */
export function withPayments(snapshot: QuoteSnapshot, terms: PaymentTerms): QuoteSnapshot {
  const total = sum(snapshot.lines)
  const [firstDay] = snapshot.days.flatMap(({ date }) => date ?? []).sort()
  const balanceDay = firstDay ? dayAfter(firstDay, -terms.balanceDays) : null
  const depositDay = earlier(dayAfter(snapshot.validUntil, depositWithin), firstDay)
  const agreed = sumOf(snapshot.further)
  const plan = (deposit: Payment, balanceBy: string | null) => ({
    ...{ ...snapshot, total, deposit },
    balance: { amount: total - deposit.amount - agreed, day: balanceBy },
  })
  if (terms.depositPercent === null) return plan({ amount: 0, day: null }, balanceDay)
  if (agreed === 0 && balanceDay !== null && balanceDay <= depositDay)
    return plan({ amount: total, day: depositDay }, null)
  const share = shareOf(total, terms.depositPercent, minorUnits(snapshot.currency))
  return plan({ amount: share, day: depositDay }, balanceDay)
}

/** With the extras of these ids, which are due with what is due last. */
export function toPaymentPlan(
  { deposit, further, balance, ...snapshot }: QuoteSnapshot,
  ticked: string[] = [],
): PaymentPlan {
  const total = totalWith(snapshot, ticked)
  const isDueAtOnce = balance.amount === 0
  return {
    total,
    depositAmount: isDueAtOnce ? total : deposit.amount,
    depositDay: deposit.day,
    further,
    balanceDay: isDueAtOnce ? null : balance.day,
  }
}

export const planOfQuote = (snapshot: QuoteSnapshot, ticked: string[]) => planPayments(toPaymentPlan(snapshot, ticked))

export const earlier = (day: string, other: string | undefined) => (other !== undefined && other < day ? other : day)
