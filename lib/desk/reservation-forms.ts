import * as z from 'zod'
import { dayAfter } from '../domain/day-after'
import { utcDay } from '../domain/utc-day'
import { capped, cleanText } from '../forms/schema'
import { amountText, currencyText, toMinor } from '../quotes/amounts'
import { paymentWayNames } from '../reservations/texts'

const text = (max: number) => cleanText().pipe(capped(max)).default('')
const day = z.iso.date('Please choose a day.')
const optionalDay = z
  .union([z.literal(''), day])
  .default('')
  .transform((given) => given || null)
const pastDay = day
  // A day more: it may be tomorrow in Nairobi already.
  .refine((given) => given <= dayAfter(utcDay(new Date())), 'This day is still to come.')
  .refine((given) => given >= '2000-01-01', 'Please choose a day.')
const yes = z
  .literal('yes')
  .optional()
  .transform((given) => given === 'yes')

/** What was agreed, amounts in minor units. */
export const termsForm = z
  .object({
    from: z.iso.date('Please say the first day of the trip.'),
    to: z.iso.date('Please say the last day of the trip.'),
    currency: currencyText,
    total: amountText,
    deposit: amountText,
    depositDay: optionalDay,
    balanceDay: optionalDay,
    note: text(1000),
    mail: yes,
  })
  .transform(({ from, to, currency, total, deposit, mail, ...terms }) => ({
    isMailed: mail,
    terms: {
      ...terms,
      currency,
      dateFrom: from,
      dateTo: to,
      total: toMinor(total, currency),
      depositAmount: toMinor(deposit, currency),
    },
  }))

export const cancelForm = z.object({ currency: currencyText, charge: amountText, note: text(1000) })

/** `direction`: whether we received it or paid it back. */
export const paymentForm = z
  .object({
    direction: z.enum(['in', 'out']),
    day: pastDay,
    amount: amountText,
    currency: currencyText,
    /** In the currency of the agreed total, for money in another one. */
    counts: amountText,
    /** Of the agreed total. */
    agreed: currencyText,
    way: z.enum(paymentWayNames, 'Please say how it was paid.'),
    code: text(60),
  })
  .refine(({ currency, agreed, counts }) => currency === agreed || Number(counts) > 0, {
    error: 'Please write what it counts in the currency of the total.',
  })
  .refine(({ amount }) => Number(amount) > 0, 'Please write the amount.')
  .transform(({ direction, amount, counts, agreed, currency, ...payment }) => {
    const sign = direction === 'in' ? 1 : -1
    const minor = sign * toMinor(amount, currency)
    return {
      ...payment,
      currency,
      amount: minor,
      credited: currency === agreed ? minor : sign * toMinor(counts, agreed),
    }
  })

const id = z.coerce.number().int().positive()
export const paymentBackForm = z.object({ payment: id })

export const holdForm = z.object({
  hold: id.optional(),
  version: id.optional(),
  what: cleanText().pipe(z.string().min(1, 'Please say what it is.').max(400)),
  night: optionalDay,
  asked: optionalDay,
  until: optionalDay,
  confirmed: optionalDay,
  number: text(60),
  note: text(1000),
  all: yes,
  gone: yes,
})

/** Of what was received; the month of today without one. */
export const periodQuery = (today: string) =>
  z
    .object({
      from: z.iso.date().catch(`${today.slice(0, 7)}-01`),
      to: z.iso.date().catch(today),
    })
    .transform(({ from, to }) => (from <= to ? { from, to } : { from: to, to: from }))
