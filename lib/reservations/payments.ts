import 'server-only'
import { formatMoney } from '../domain/currency'
import { type By, lockLead, record } from '../leads/handling'
import { summarize } from '../leads/kinds'
import { type Db, db } from '../platform/db'
import { askOnce, BadRequestError } from '../platform/errors'
import { expectCurrency } from './handling'
import { readReservation } from './queries'
import { describePayment, type PaymentWay } from './wording'

/**
 * Amounts in minor units, below zero for money paid back. `credited`: in `agreed`, the currency of the total as it was
 * shown.
 */
export type NewPayment = {
  day: string
  amount: number
  currency: string
  agreed: string
  credited: number
  way: PaymentWay
  code: string
}

/** What the form has asked before, and whether its amounts were written as we write them. */
type Asked = { sure: string; isPlain: boolean }

/** What else belongs to it, such as its receipt, within the same transaction. */
type WithPayment = (tx: Db, id: number) => Promise<unknown>

/**
 * Returns the event. Without `asked` there is nobody to ask. Throws AskError for what is more likely a slip,
 * BadRequestError before the trip is booked, ChangedError if the total is in another currency by now.
 */
export function notePayment(
  reference: string,
  { agreed, ...payment }: NewPayment,
  by: By,
  asked?: Asked,
  also?: WithPayment,
) {
  return db().$transaction(async (tx) => {
    const { amount, credited } = payment
    if (amount === 0 || credited === 0) throw new BadRequestError('Please write the amount.')
    return record(tx, reference, by, {
      action: amount > 0 ? 'paid' : 'refunded',
      note: `${describePayment(payment)}.`,
      isFinal: true,
      change: () => ({}),
      also: async (_, row) => {
        const { terms, open } = await readReservation(tx, reference)
        if (!terms) throw new BadRequestError(`${reference} is not booked: note the booking first.`)
        expectCurrency(terms, agreed)
        if (payment.currency === terms.currency && amount !== credited)
          throw new BadRequestError(`Amounts in ${terms.currency} count as they are.`)
        if (asked) askOnce(await findDoubts(tx, payment, { ...terms, open }, asked), asked.sure)
        const payer = summarize(row).name || row.email || reference
        const { id } = await tx.payment.create({
          data: {
            ...payment,
            day: new Date(payment.day),
            payer,
            reference,
            who: by.who,
            whoEmail: by.email,
            key: by.key,
          },
        })
        await also?.(tx, id)
      },
    })
  })
}

type Account = { currency: string; open: number }

/** What is more likely a slip than meant. */
async function findDoubts(
  tx: Db,
  payment: Omit<NewPayment, 'agreed'>,
  { currency, open }: Account,
  { isPlain }: Asked,
) {
  const { credited, way, code } = payment
  const isMore = credited > 0 && credited > Math.max(open, 0)
  const earlier = code ? await tx.payment.findFirst({ where: { way, code, correctsId: null, correction: null } }) : null
  return [
    !isPlain && `It is read as ${describePayment(payment)}.`,
    isMore && `${formatMoney(credited, currency)} is more than is open: ${formatMoney(Math.max(open, 0), currency)}.`,
    earlier && `A payment with the code ${code} is noted already, for ${earlier.reference}.`,
  ]
}

/** The counter-entry for one that was noted by mistake: of the same day, so that sums of its period are right. */
export function takePaymentBack(reference: string, id: number, by: By, also?: WithPayment) {
  return db().$transaction(async (tx) => {
    await lockLead(tx, reference)
    const { payments } = await readReservation(tx, reference)
    const payment = payments.find((one) => one.id === id)
    if (!payment || payment.correctsId !== null) throw new BadRequestError('There is no such payment here.')
    return record(tx, reference, by, {
      action: 'unpaid',
      note: `${describePayment(payment)}: noted by mistake.`,
      isFinal: true,
      change: () => ({}),
      also: async () => {
        if (payment.isTakenBack) throw new BadRequestError('This payment was taken back already.')
        const { currency, way, code, payer } = payment
        await tx.payment.create({
          data: {
            ...{ reference, currency, way, code, payer, who: by.who, whoEmail: by.email, key: by.key },
            day: new Date(payment.day),
            amount: -payment.amount,
            credited: -payment.credited,
            correctsId: id,
          },
        })
        await also?.(tx, id)
      },
    })
  })
}
