import 'server-only'
import { claims as defaultClaims } from '../content/claims'
import { defaultTexts, fillClaims } from '../content/texts'
import type { Db } from '../platform/db'
import { readDepositPercent } from '../prices/deposit'
import type { PaymentTerms } from './payments'

const keys = {
  howToPay: 'money.howToPay',
  cancellation: 'money.cancelling',
  notIncluded: 'itinerary.notIncluded.always',
}

const usualBalanceDays = 45

export type Terms = Awaited<ReturnType<typeof readTerms>>

/** The operator's terms as pages show them now, read in the transaction. `fill` puts claims into other texts. */
export async function readTerms(tx: Db) {
  const words = await tx.contentWord.findMany({ where: { key: { in: Object.values(keys) } } })
  const claims = await tx.claim.findMany({ select: { id: true, text: true } })
  const claimTexts = Object.fromEntries([...defaultClaims, ...claims].map(({ id, text }) => [id, text]))
  const reworded = Object.fromEntries(words.map(({ key, text }) => [key, text]))
  const fill = (text: string) => fillClaims(text, claimTexts)
  const read = (key: string) => fill(reworded[key] ?? defaultTexts()[key] ?? '')
  const payments: PaymentTerms = {
    depositPercent: readDepositPercent(claimTexts['deposit-share']),
    balanceDays: readDays(claimTexts['balance-days']) ?? usualBalanceDays,
  }
  return {
    fill,
    payments,
    howToPay: read(keys.howToPay),
    cancellation: read(keys.cancellation),
    notIncluded: read(keys.notIncluded),
  }
}

function readDays(text: string | undefined) {
  const [, digits] = text?.match(/(\d+) days/) ?? []
  return digits === undefined ? null : Number(digits)
}
