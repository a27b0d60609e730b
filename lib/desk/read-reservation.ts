import 'server-only'
import { formatSums } from '../domain/currency'
import { databaseDay, db } from '../platform/db'
import { readTerms } from '../quotes/operator-terms'
import { type Period, readPayments, sumOpen, sumReceived } from '../reservations/accounts'
import { readDues, readReservation } from '../reservations/queries'
import { describePayment } from '../reservations/wording'

export const readLeadReservation = (reference: string) => readReservation(db(), reference)

/** What is due of these requests up to today. */
export const readDuesOf = async (references: string[]) => readDues(db(), references, await databaseDay())

export const readCancellation = async () => (await readTerms(db())).charges

const mostPayments = 200

/** What came in, and what was open at its end. */
export async function readPeriod(period: Period) {
  const [received, { open, refunds }, { payments, count }] = await Promise.all([
    sumReceived(db(), period),
    sumOpen(db(), period.to),
    readPayments(db(), period, mostPayments),
  ])
  return {
    received: formatSums(received),
    open: formatSums(open),
    refunds: formatSums(refunds),
    lines: payments.map(({ id, reference, payer, ...payment }) => ({
      id,
      reference,
      text: `${payer}: ${describePayment(payment)}`,
    })),
    left: count - payments.length,
  }
}
