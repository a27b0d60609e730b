// Amounts of offers, bookings and payments: whole numbers in minor units, as cents.
import { formatAmount } from './money'

const known = new Set(Intl.supportedValuesOf('currency'))

/** By ISO 4217: 'KES', not 'ksh'. */
export const isCurrency = (code: string) => known.has(code)

/** Forms take amounts below it. */
export const tooManyUnits = 1_000_000_000
/** The same in the smallest unit of any currency. Columns are BIGINT, and a sum of thousands is still exact as a number. */
export const mostMinor = 1000 * tooManyUnits

const decimals = new Map<string, number>()

/** 2 for dollars, 0 for yen; 2 where a stored code is no currency. */
function decimalsOf(currency: string) {
  if (!isCurrency(currency)) return 2
  const found = decimals.get(currency) ?? readDecimals(currency)
  decimals.set(currency, found)
  return found
}

const readDecimals = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** 100 cents to the dollar, 1 to the yen. */
export const minorUnits = (currency: string) => 10 ** decimalsOf(currency)

/** 'US$5,800', 'EUR 5,800.50' */
export const formatMoney = (amount: number, currency: string) => formatAmount(amount / minorUnits(currency), currency)

/** In minor units by currency, in the order of the codes, without those that come to nothing. */
export function sumByCurrency(amounts: { currency: string; amount: number }[]) {
  const sums = new Map<string, number>()
  for (const { currency, amount } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount)
  return new Map([...sums].filter(([, amount]) => amount !== 0).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** 'KES 130,000, US$2,140' */
export const formatSums = (sums: Map<string, number>) =>
  [...sums].map(([currency, amount]) => formatMoney(amount, currency)).join(', ')

/** For spreadsheets: '1070.00', '105000' in yen. */
export const toDecimals = (minor: number, currency: string) =>
  (minor / minorUnits(currency)).toFixed(decimalsOf(currency))

/** As a form shows it: '1070', '1070.50'. */
export const toUnits = (minor: number, currency: string) =>
  minor % minorUnits(currency) === 0 ? String(minor / minorUnits(currency)) : toDecimals(minor, currency)
