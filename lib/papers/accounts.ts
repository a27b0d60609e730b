// For the accountant: what was issued in a period.
import 'server-only'
import { toCsv } from '../domain/csv'
import { toDecimals } from '../domain/currency'
import { dayAfter } from '../domain/day-after'
import { dayInNairobi } from '../domain/nairobi'
import { utcDay } from '../domain/utc-day'
import { db } from '../platform/db'
import type { Period } from '../reservations/accounts'
import { atRate } from './bills'
import { prefixes } from './series'

const columns = [
  ...(['number', 'day', 'kind', 'reference', 'to', 'currency', 'without tax', 'tax', 'tax name', 'amount'] as const),
  ...(['rate', 'rate currency', 'rate day', 'at the rate', 'takes back', 'control unit'] as const),
]

type Line = Record<(typeof columns)[number], string>

/** Numbers, taxes and sums of each paper that has a number, in the order of the series. Credit notes are below zero. */
export function paperTable(period: Period) {
  return toCsv<Line>([...columns], readLines(period))
}

const atOnce = 500
const startOf = (day: string) => new Date(`${day}T00:00:00+03:00`)

async function* readLines({ from, to }: Period): AsyncGenerator<Line[]> {
  for (let after = 0; ; ) {
    const rows = await db().paper.findMany({
      where: {
        id: { gt: after },
        kind: { in: Object.keys(prefixes) },
        createdAt: { gte: startOf(from), lt: startOf(dayAfter(to)) },
      },
      include: { credits: { select: { name: true } } },
      orderBy: { id: 'asc' },
      take: atOnce,
    })
    if (rows.length > 0)
      yield rows.map((row) => {
        const currency = row.currency ?? 'USD'
        const [amount, tax] = [Number(row.amount), Number(row.tax ?? 0)]
        const rate =
          row.rate && row.rateDay ? { text: row.rate, currency: row.rateCurrency, day: utcDay(row.rateDay) } : null
        return {
          number: row.name,
          day: dayInNairobi(row.createdAt),
          kind: row.kind,
          reference: row.reference,
          to: row.receiver,
          currency,
          'without tax': toDecimals(amount - tax, currency),
          tax: toDecimals(tax, currency),
          'tax name': row.taxName,
          amount: toDecimals(amount, currency),
          rate: rate?.text ?? '',
          'rate currency': rate?.currency ?? '',
          'rate day': rate?.day ?? '',
          'at the rate': rate ? toDecimals(atRate(amount, currency, rate), rate.currency) : '',
          'takes back': row.credits?.name ?? '',
          'control unit': row.controlNumber,
        }
      })
    after = rows.at(-1)?.id ?? after
    if (rows.length < atOnce) return
  }
}
