// What forms, addresses and routes take from outside, once each: `import * as input`. Whatever passes fits its column.
import * as z from 'zod'
import { readAmount, readCurrency } from '../domain/amount'
import { minorUnits, tooManyUnits } from '../domain/currency'
import { toAsciiDigits } from '../domain/digits'
import { largestId } from '../domain/ids'
import { BadRequestError } from '../platform/errors'
import { capped, cleanText, toCleanText, toPlainDigits } from './schema'

/** The id of a row, as text or number. */
export const id = z.preprocess(toPlainDigits, z.coerce.number('Please choose one.').int().min(1).max(largestId))

/** 0 for none. */
export const idOrNone = z
  .preprocess(toPlainDigits, z.coerce.number('Please choose one.').int().min(0).max(largestId))
  .default(0)

/** The latest event that a form has shown, 0 for none. */
export const seenEvent = z.coerce.number().int().min(0).max(largestId).optional()

export const typedText = (most: number) => cleanText().pipe(capped(most)).default('')

export const requiredText = (most: number, message: string) => cleanText(message).pipe(capped(most).min(1, message))

const [firstDay, lastDay] = ['2000-01-01', '2099-12-31']

/** '2027-06-12' */
export const day = (message = 'Please choose a day.') =>
  z
    .string(message)
    .transform((typed) => toAsciiDigits(typed).trim())
    .pipe(
      z.iso.date(message).refine((given) => given >= firstDay && given <= lastDay, {
        error: 'Please choose a day between the years 2000 and 2099.',
      }),
    )

/** Null for none. */
export const optionalDay = z
  .union([z.literal(''), day()])
  .default('')
  .transform((given) => given || null)

/** 'USD' for USD, usd and US$. */
export const currency = z.string().transform((typed, context) => {
  const code = readCurrency(typed)
  if (code) return code
  context.addIssue('Please write the three letters of a currency, such as USD or KES.')
  return z.NEVER
})

export const wholeNumber = (least: number, most: number, message: string) =>
  z.preprocess(toPlainDigits, z.coerce.number(message).int(message).min(least, message).max(most, message))

/** A whole number from 0; 0 for none. */
export const count = (most: number, message: string) => wholeNumber(0, most, message).default(0)

/** A whole number from 1; null for none. */
export const countOrNone = (most: number, message: string) => count(most, message).transform((given) => given || null)

/** As it was typed, and what it means. */
export type Amount = { typed: string; amount: number; currency?: string }

/** In any notation; null for none. */
export const amount = z
  .string()
  .default('')
  .transform((text, context): Amount | null => {
    const typed = toCleanText(text).slice(0, 40)
    if (!typed) return null
    const problem = (message: string) => {
      context.addIssue(message)
      return z.NEVER
    }
    const read = readAmount(typed)
    if (!read) return problem('Please write amounts as 1070 or 1070.50.')
    if ('readings' in read) {
      const [one, other] = read.readings.map((value) => value.toLocaleString('en-US', { maximumFractionDigits: 3 }))
      return problem(`${typed} can be ${one} or ${other}. Please write it as 1070 or 1070.50.`)
    }
    if (Math.abs(read.amount) >= tooManyUnits)
      return problem(`Please write amounts below ${tooManyUnits.toLocaleString('en-US')}.`)
    return { typed, ...read }
  })

/** In minor units; 0 for none. Throws BadRequestError where it names another currency, or has decimals too many. */
export function toMinor(given: Amount | null, currency: string) {
  if (!given) return 0
  if (given.currency && given.currency !== currency)
    throw new BadRequestError(`${given.typed} is in ${given.currency}, and the currency of this form is ${currency}.`)
  const unit = minorUnits(currency)
  const minor = Math.round(given.amount * unit)
  if (Math.abs(minor / unit - given.amount) > 1e-9)
    throw new BadRequestError(
      unit === 1
        ? `${currency} has no decimals: ${given.typed}.`
        : `${given.typed} has more decimals than ${currency}.`,
    )
  return minor
}
