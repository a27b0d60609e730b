// For the accountant: money received in a period, and what was open on a day.
import 'server-only'
import { toCsv } from '../domain/csv'
import { sumByCurrency, toDecimals } from '../domain/currency'
import { dayAfter } from '../domain/day-after'
import { utcDay } from '../domain/utc-day'
import { type Db, db } from '../platform/db'
import { type PaymentWay, paymentWays } from './wording'

/** Both days count: '2027-06-01'. */
export type Period = { from: string; to: string }

const toWhere = ({ from, to }: Period) => ({ day: { gte: new Date(from), lte: new Date(to) } })

/** The newest first. `count`: how many there are in all. */
export async function readPayments(tx: Db, period: Period, take: number) {
  const where = toWhere(period)
  const payments = await tx.payment.findMany({ where, orderBy: [{ day: 'desc' }, { id: 'desc' }], take })
  return {
    payments: payments.map(({ day, amount, ...row }) => ({ ...row, day: utcDay(day), amount: Number(amount) })),
    count: await tx.payment.count({ where }),
  }
}

/** In minor units by currency; money paid back counts against it. */
export async function sumReceived(tx: Db, period: Period) {
  const rows = await tx.payment.groupBy({ by: ['currency'], where: toWhere(period), _sum: { amount: true } })
  return sumByCurrency(rows.map(({ currency, _sum }) => ({ currency, amount: Number(_sum.amount ?? 0) })))
}

/** What booked trips still owed at the end of this day in Nairobi, and what we owed for cancelled ones. */
export async function sumOpen(tx: Db, day: string) {
  const end = new Date(`${dayAfter(day)}T00:00:00+03:00`)
  const rows = await tx.$queryRaw<{ currency: string; open: number; refund: number }[]>`
    SELECT currency, sum(greatest(open, 0))::float8 AS open, sum(greatest(-open, 0))::float8 AS refund FROM (
      SELECT terms.currency, terms.total - coalesce(
        (SELECT sum(credited) FROM payments WHERE payments.reference = terms.reference AND day <= ${new Date(day)}), 0) AS open
      FROM (
        SELECT DISTINCT ON (reference) reference, currency, total FROM reservations
        WHERE created_at < ${end} ORDER BY reference, id DESC
      ) AS terms JOIN leads USING (reference) WHERE status <> 'held'
    ) AS accounts GROUP BY currency`
  return {
    open: sumByCurrency(rows.map(({ currency, open }) => ({ currency, amount: open }))),
    refunds: sumByCurrency(rows.map(({ currency, refund }) => ({ currency, amount: refund }))),
  }
}

const columns = [
  ...(['day', 'reference', 'payer', 'way', 'code', 'amount', 'currency', 'counted as'] as const),
  ...(['in', 'noted by', 'address', 'takes back'] as const),
]

type Line = Record<(typeof columns)[number], string>

export function paymentTable(period: Period) {
  return toCsv<Line>([...columns], readLines(period))
}

const atOnce = 500

async function* readLines(period: Period): AsyncGenerator<Line[]> {
  for (let skip = 0; ; skip += atOnce) {
    const orderBy = [{ day: 'asc' }, { id: 'asc' }] as const
    const rows = await db().payment.findMany({
      where: toWhere(period),
      orderBy: [...orderBy],
      include: { corrects: { select: { day: true } } },
      take: atOnce,
      skip,
    })
    const totals = await readCurrencies(rows.map(({ reference }) => reference))
    if (rows.length > 0)
      yield rows.map(({ reference, payer, day, amount, currency, credited, way, code, who, whoEmail, corrects }) => {
        const counted = totals.get(reference) ?? currency
        return {
          day: utcDay(day),
          reference,
          payer,
          way: paymentWays[way as PaymentWay],
          code,
          amount: toDecimals(Number(amount), currency),
          currency,
          'counted as': toDecimals(Number(credited), counted),
          in: counted,
          'noted by': who,
          address: whoEmail,
          'takes back': corrects ? utcDay(corrects.day) : '',
        }
      })
    if (rows.length < atOnce) return
  }
}

async function readCurrencies(references: string[]) {
  const where = { reference: { in: references } }
  const rows = await db().reservation.findMany({
    where,
    select: { reference: true, currency: true },
    orderBy: { id: 'asc' },
  })
  return new Map(rows.map(({ reference, currency }) => [reference, currency]))
}
