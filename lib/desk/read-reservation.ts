import 'server-only'
import { formatSums, sumByCurrency } from '../domain/currency'
import { dayAfter } from '../domain/day-after'
import { readLines } from '../leads/list'
import { databaseDay, db } from '../platform/db'
import { readTerms } from '../quotes/operator-terms'
import { type Period, readPayments, sumOpen, sumReceived } from '../reservations/accounts'
import { type Due, moneyKinds, readDues, readReservation } from '../reservations/queries'
import { describePayment, formatDueSum } from '../reservations/wording'

export const readLeadReservation = (reference: string) => readReservation(db(), reference)

/** What is due of these requests up to today. */
export const readDuesOf = async (references: string[]) => readDues(db(), references, await databaseDay())

export const readCancellation = async () => (await readTerms(db())).charges

const mostOpen = 200
const toAmount = ({ amount, currency }: Due) => (amount !== null && currency ? [{ amount, currency }] : [])
const isMoney = ({ kind }: Due) => (moneyKinds as readonly Due['kind'][]).includes(kind)

/** What is to be paid, by when: late, due within a week, later. `left`: how many are not among them. */
export async function readOpenMoney() {
  const today = await databaseDay()
  const dues = (await readDues(db(), null)).filter(isMoney)
  const shown = dues.slice(0, mostOpen)
  const where = { reference: { in: shown.map(({ reference }) => reference) } }
  const lines = new Map((await readLines(db(), where, {})).map((line) => [line.reference, line]))
  const week = dayAfter(today, 7)
  const when = ({ dueOn }: Due) => (dueOn < today ? 'Late' : dueOn <= week ? 'Due this week' : 'Later')
  const rows = shown.map((due) => {
    const { name, about } = lines.get(due.reference) ?? { name: due.reference, about: '' }
    return { ...due, name: name || due.reference, about, when: when(due), sum: formatDueSum(due) }
  })
  const groups = ['Late', 'Due this week', 'Later'].map((group) => {
    const ofGroup = rows.filter((row) => row.when === group)
    const owed = ofGroup.filter(({ kind }) => kind !== 'refund')
    return { group, rows: ofGroup, sum: formatSums(sumByCurrency(owed.flatMap(toAmount))) }
  })
  return { groups: groups.filter((one) => one.rows.length > 0), left: dues.length - shown.length }
}

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
