// Amounts as the office types them, and as they are stored: in minor units, as cents.
import * as z from 'zod'
import { minorUnits } from './snapshot'

/** '1,070.50' or '1070'; empty for none. */
export const amountText = z
  .string()
  .default('')
  .transform((typed) => typed.replace(/[\s,']/g, ''))
  .pipe(
    z.union([z.literal(''), z.string().regex(/^-?\d{1,8}(\.\d{1,2})?$/, 'Please write amounts as 1070 or 1070.50.')]),
  )

export const currencyText = z.string().trim().toUpperCase().length(3, 'The currency has three letters, such as USD.')

export function toUnits(minor: number, currency: string) {
  const unit = minorUnits(currency)
  return minor % unit === 0 ? String(minor / unit) : (minor / unit).toFixed(2)
}

export const toMinor = (typed: string, currency: string) => Math.round(Number(typed || 0) * minorUnits(currency))
