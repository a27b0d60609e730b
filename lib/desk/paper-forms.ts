import * as z from 'zod'
import * as input from '../forms/inputs'
import { readTicked } from '../forms/ticked'
import { emailAddress } from '../platform/email-address'

const buyer = input.requiredText(600, 'Please write to whom, a line each.')

const rateText = z
  .string()
  .trim()
  .default('')
  .refine((typed) => typed === '' || (/^\d{1,7}([.]\d{1,6})?$/.test(typed) && Number(typed) > 0), {
    error: 'Please write the rate as 129.45.',
  })

/** `exempt-3`: no tax on the fourth line. */
export const invoiceForm = z
  .looseObject({
    buyer,
    rate: rateText,
    rateCurrency: input.currency.or(z.literal('')).default(''),
    rateDay: input.optionalDay,
  })
  .transform(({ buyer: to, rate, rateCurrency, rateDay, ...typed }, context) => {
    if (rate && (!rateCurrency || !rateDay)) context.addIssue('Please write the currency of the rate and its day.')
    return {
      buyer: to,
      exempt: readTicked(typed, 'exempt-').map(Number),
      rate: rate && rateCurrency && rateDay ? { text: rate, currency: rateCurrency, day: rateDay } : null,
    }
  })

/** `ask-Deposit`: that instalment. `agreed`: the currency of the total when the form was shown. */
export const requestForm = z
  .looseObject({ buyer, other: input.amount, otherDay: input.optionalDay, agreed: input.currency })
  .transform(({ buyer: to, other, otherDay, agreed, ...typed }) => ({
    buyer: to,
    shownCurrency: agreed,
    asked: readTicked(typed, 'ask-'),
    other: other ? { amount: input.toMinor(other, agreed), day: otherDay } : null,
  }))

export const creditForm = z.object({
  paper: input.id,
  why: input.requiredText(1000, 'Please write why: it stands on the credit note.'),
})

export const controlForm = z.object({
  paper: input.id,
  number: input.requiredText(60, 'Please write the number of the control unit.'),
  address: z
    .string()
    .trim()
    .max(500)
    .default('')
    .refine((typed) => typed === '' || (/^https:[/][/]\S+$/.test(typed) && URL.canParse(typed)), {
      error: 'Please write the address of its code, with https://, or leave it empty.',
    }),
})

export const receiptForm = z.object({ payment: input.id })

export const voucherForm = z.object({ supplier: input.requiredText(600, 'Please choose a supplier.') })

export const sendPaperForm = z.object({
  paper: z.string().max(60),
  to: emailAddress('Please write an email address.'),
  subject: input.requiredText(160, 'Please write a subject.'),
  text: input.requiredText(4000, 'Please write a few words.'),
})
