import * as z from 'zod'
import { dayAfter } from '../domain/day-after'
import { utcDay } from '../domain/utc-day'
import * as input from '../forms/inputs'
import { readFurther } from '../quotes/further-payments'
import { lineKinds } from '../quotes/line-kinds'
import { paymentWayNames } from '../reservations/wording'

const pastDay = input
  .day()
  // A day more: it may be tomorrow in Nairobi already.
  .refine((given) => given <= dayAfter(utcDay(new Date())), 'This day is still to come.')
const yes = z
  .literal('yes')
  .optional()
  .transform((given) => given === 'yes')

/** '' for none; undefined where the form does not ask. */
const departure = z.union([z.literal('').transform(() => null), input.id]).optional()

export const confirmOfferForm = z.object({ mail: yes, departure })

/** What was agreed, amounts in minor units. */
export const termsForm = z
  .looseObject({
    from: input.day('Please say the first day of the trip.'),
    to: input.day('Please say the last day of the trip.'),
    currency: input.currency,
    total: input.amount,
    deposit: input.amount,
    depositDay: input.optionalDay,
    balanceDay: input.optionalDay,
    adults: input.count(99, 'Please say how many adults travel: 0 to 99.'),
    kids: input.count(99, 'Please say how many children travel: 0 to 99.'),
    toddlers: input.count(99, 'Please say how many children under 3 travel: 0 to 99.'),
    rooms: input.typedText(200),
    note: input.typedText(1000),
    mail: yes,
    departure,
  })
  .transform(
    ({ from, to, currency, total, deposit, depositDay, balanceDay, adults, kids, toddlers, mail, ...typed }) => ({
      isMailed: mail,
      terms: {
        ...{ depositDay, balanceDay, note: typed.note, rooms: typed.rooms, further: readFurther(typed, currency) },
        departureId: typed.departure,
        // A form from before they were fields has none.
        party: adults ? { adults, kids, toddlers } : null,
        currency,
        dateFrom: from,
        dateTo: to,
        total: input.toMinor(total, currency),
        depositAmount: input.toMinor(deposit, currency),
      },
    }),
  )

/** `agreed`: the currency of the total when the form was shown. */
export const cancelForm = z
  .object({ agreed: input.currency, charge: input.amount, note: input.typedText(1000) })
  .transform(({ agreed, charge, note }) => ({ agreed, charge: input.toMinor(charge, agreed), note }))

/** `direction`: whether we received it or paid it back. */
export const paymentForm = z
  .object({
    direction: z.enum(['in', 'out'], 'Please say whether it was received or paid back.'),
    day: pastDay,
    amount: input.amount,
    currency: input.currency,
    /** In the currency of the agreed total, for money in another one. */
    counts: input.amount,
    /** The currency of the total when the form was shown. */
    agreed: input.currency,
    way: z.enum(paymentWayNames, 'Please say how it was paid.'),
    code: input.typedText(60).refine((code) => !isCardNumber(code), {
      error: 'This is the number of a card, which must not be kept. Please write the code of the payment.',
    }),
    receipt: yes,
  })
  .refine(({ currency, agreed, counts }) => currency === agreed || (counts?.amount ?? 0) > 0, {
    error: 'Please write what it counts in the currency of the total.',
  })
  .refine(({ amount }) => (amount?.amount ?? 0) > 0, 'Please write the amount.')
  .transform(({ direction, amount, counts, agreed, currency, ...payment }) => {
    const sign = direction === 'in' ? 1 : -1
    const minor = sign * input.toMinor(amount, currency)
    return {
      ...payment,
      currency,
      agreed,
      amount: minor,
      credited: currency === agreed ? minor : sign * input.toMinor(counts, agreed),
      isPlain: [amount, counts].every(isPlain),
    }
  })

/** Written as we write it: 1070, 1,070 or 1,070.50. */
const isPlain = (given: input.Amount | null) => !given || /^(\d+|\d{1,3}(,\d{3})+)(\.\d\d)?$/.test(given.typed)

/** 13 to 19 digits whose check digit is right, by the formula of Luhn. Codes of M-Pesa and most banks have letters. */
function isCardNumber(code: string) {
  const digits = code.replace(/[\s-]/g, '')
  if (!/^\d{13,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

export const paymentBackForm = z.object({ payment: input.id })

export const seatHoldForm = z.object({
  departure: input.id,
  people: input.wholeNumber(1, 99, 'Please say for how many: 1 to 99.'),
  until: input.day('Please say until which day.'),
})
export const seatReleaseForm = z.object({ hold: input.id })
export const departureForm = z.object({ departure })

export const holdForm = z.object({
  hold: input.id.optional(),
  version: input.id.optional(),
  kind: z.enum(lineKinds, 'Please choose what it is.').catch('bed'),
  what: input.requiredText(600, 'Please say what it is.'),
  people: input.countOrNone(999, 'Please say for how many: 1 to 999.'),
  night: input.optionalDay,
  asked: input.optionalDay,
  until: input.optionalDay,
  confirmed: input.optionalDay,
  released: input.optionalDay,
  number: input.typedText(60),
  note: input.typedText(1000),
  all: yes,
  gone: yes,
})

/** Of what was received; the month of today without one. */
export const periodQuery = (today: string) =>
  z
    .object({
      from: input.day().catch(`${today.slice(0, 7)}-01`),
      to: input.day().catch(today),
    })
    .transform(({ from, to }) => (from <= to ? { from, to } : { from: to, to: from }))
