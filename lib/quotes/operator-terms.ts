import 'server-only'
import { readClaimTexts } from '../content/claim-texts'
import { defaultTexts, fillClaims } from '../content/texts'
import { readDays, readPercent } from '../domain/quantities'
import type { Db } from '../platform/db'
import { toDepositPercent } from '../prices/deposit'
import type { PaymentTerms } from './quote-payments'

/** Days for which an offer is good, also one in a ready answer. */
export const offerDays = 14

const keys = {
  howToPay: 'money.howToPay',
  cancellation: 'money.cancelling',
  notIncluded: 'itinerary.notIncluded.always',
}

const usualBalanceDays = 45

/** `latePercent` of the price from `balanceDays` before the trip on, all of it from `lastDays` on; null: not said. */
export type CancellationTerms = { balanceDays: number; latePercent: number | null; lastDays: number | null }

export type Terms = Awaited<ReturnType<typeof readTerms>>

/** The operator's terms as pages show them now, read in the transaction. `fill` puts claims into other texts. */
export async function readTerms(tx: Db) {
  const words = await tx.contentWord.findMany({ where: { key: { in: Object.values(keys) } } })
  const claimTexts = await readClaimTexts(tx)
  const reworded = Object.fromEntries(words.map(({ key, text }) => [key, text]))
  const fill = (text: string) => fillClaims(text, claimTexts)
  const read = (key: string) => fill(reworded[key] ?? defaultTexts()[key] ?? '')
  const payments: PaymentTerms = {
    depositPercent: toDepositPercent(claimTexts),
    balanceDays: readDays(claimTexts['balance-days']) ?? usualBalanceDays,
  }
  const charges: CancellationTerms = {
    balanceDays: payments.balanceDays,
    latePercent: readPercent(claimTexts['late-share']),
    lastDays: readDays(claimTexts['last-days']),
  }
  return {
    fill,
    payments,
    charges,
    howToPay: read(keys.howToPay),
    cancellation: read(keys.cancellation),
    notIncluded: read(keys.notIncluded),
  }
}
