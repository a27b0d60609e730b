import { formatLongDate } from '@/lib/content/format'
import { type QuoteSnapshot, totalWith } from '@/lib/quotes/snapshot'

/** In the order of their days. Extras are due with what is due last. */
export function listPayments(snapshot: QuoteSnapshot, ticked: string[]) {
  const { deposit, balance } = snapshot
  const total = totalWith(snapshot, ticked)
  if (balance.amount === 0) return [{ term: describe('all of it', deposit.day), amount: total }]
  if (deposit.amount === 0) return [{ term: describe('all of it', balance.day), amount: total }]
  return [
    { term: describe('deposit', deposit.day), amount: deposit.amount },
    { term: describe('balance', balance.day), amount: total - deposit.amount },
  ]
}

const describe = (what: string, day: string | null) =>
  day ? `${what}, by ${formatLongDate(day)}` : `${what}, on a day that we agree`
