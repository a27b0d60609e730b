// What forms, addresses and routes take from outside, once each: `import * as input`. Whatever passes fits its column.
import * as z from 'zod'
import { isCurrency, tooManyUnits } from '../domain/currency'
import { largestId } from '../domain/ids'
import { capped, cleanText } from './schema'

/** The id of a row, as text or number. */
export const id = z.coerce.number('Please choose one.').int().min(1).max(largestId)

/** 0 for none. */
export const idOrNone = z.coerce.number('Please choose one.').int().min(0).max(largestId).default(0)

/** The latest event that a form has shown, 0 for none. */
export const seenEvent = z.coerce.number().int().min(0).max(largestId).optional()

export const typedText = (most: number) => cleanText().pipe(capped(most)).default('')

export const requiredText = (most: number, message: string) => cleanText(message).pipe(capped(most).min(1, message))

const [firstDay, lastDay] = ['2000-01-01', '2099-12-31']

/** '2027-06-12' */
export const day = (message = 'Please choose a day.') =>
  z.iso.date(message).refine((given) => given >= firstDay && given <= lastDay, {
    error: 'Please choose a day between the years 2000 and 2099.',
  })

/** Null for none. */
export const optionalDay = z
  .union([z.literal(''), day()])
  .default('')
  .transform((given) => given || null)

export const currency = z
  .string()
  .trim()
  .toUpperCase()
  .refine(isCurrency, 'Please write the three letters of a currency, such as USD or KES.')

/** '1,070.50' or '1070'; empty for none. */
export const amount = z
  .string()
  .default('')
  .transform((typed) => typed.replace(/[\s,']/g, ''))
  .pipe(
    z.union([
      z.literal(''),
      z
        .string()
        .regex(/^-?\d+(\.\d{1,2})?$/, 'Please write amounts as 1070 or 1070.50.')
        .refine((typed) => Math.abs(Number(typed)) < tooManyUnits, {
          error: `Please write amounts below ${tooManyUnits.toLocaleString('en-US')}.`,
        }),
    ]),
  )
