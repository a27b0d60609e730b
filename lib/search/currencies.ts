// Budgets in other currencies. The operator's rates are rows of the claims: rate-eur is what 1 EUR is in US dollars.
import { formatLongDate } from '../content/format'
import { formatPrice } from '../domain/money'

type Currency = {
  /** One unit, as the page says it. */
  unit: string
  /** Patterns before and after the amount. */
  before: string
  after: string
}

const currencies = {
  EUR: { unit: '€1', before: '€|eur|euros?', after: '€|eur|euros?' },
  GBP: { unit: '£1', before: '£|gbp', after: '£|gbp|pounds?(?: sterling)?|quid|sterling' },
  KES: { unit: 'KES 1', before: 'kes|kshs?|shillings?', after: 'kes|kshs?|(?:kenyan? )?shillings?|bob' },
  CHF: { unit: 'CHF 1', before: 'chf', after: 'chf|(?:swiss )?francs?' },
  AUD: { unit: 'AUD 1', before: 'a\\$|au\\$|aud', after: 'aud|australian dollars?' },
  CAD: { unit: 'CAD 1', before: 'c\\$|ca\\$|cad', after: 'cad|canadian dollars?' },
  INR: { unit: '₹1', before: '₹|inr|rs\\.?', after: '₹|inr|rs|rupees?' },
  AED: { unit: 'AED 1', before: 'aed', after: 'aed|dirhams?' },
  ZAR: { unit: 'ZAR 1', before: 'zar', after: 'zar|rand' },
} satisfies Record<string, Currency>

export type CurrencyCode = keyof typeof currencies

const codes = Object.keys(currencies) as CurrencyCode[]
const dollars = { before: 'us\\$|\\$|usd', after: '\\$|usd|us dollars?|dollars?|bucks' }
const all = [...Object.values(currencies), dollars]

export const beforeAmount = `(?:${all.map(({ before }) => before).join('|')})`
// US dollars first, since '$' alone is theirs.
export const afterAmount = `(?:${all
  .map(({ after }) => after)
  .toReversed()
  .join('|')})`

const patterns = codes.map((code) => {
  const { before, after } = currencies[code]
  return {
    code,
    pattern: new RegExp(`(?<![a-z])(?:${before}) ?\\d|[\\dk](?:[.,]-)? ?(?:lakhs? )?(?:${after})(?![a-z])`),
  }
})

/** The currency of an amount with its words, null for US dollars. */
export function currencyIn(text: string): CurrencyCode | null {
  return patterns.find(({ pattern }) => pattern.test(text))?.code ?? null
}

/** US dollars for one unit, and the day on which the operator checked it (ISO). */
export type Rates = Partial<Record<CurrencyCode, { dollars: number; checkedOn: string }>>

/** The rows of the claims that are rates: 'rate-eur'. Rows that are no number are left out. */
export function toRates(claims: { id: string; text: string; checkedOn: string }[]): Rates {
  return Object.fromEntries(
    codes.flatMap((code) => {
      const claim = claims.findLast(({ id }) => id === rateId(code))
      const dollars = Number(claim?.text)
      return claim && dollars > 0 ? [[code, { dollars, checkedOn: claim.checkedOn }]] : []
    }),
  )
}

const rateId = (code: CurrencyCode) => `rate-${code.toLowerCase()}`

export const rateIds = codes.map(rateId)

/** '€4,000', in whole units. */
export function formatIn(amount: number, code: CurrencyCode) {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency: code, maximumFractionDigits: 0 }).format(amount)
}

/** 'We read £2,500 as US$3,300, at £1 = US$1.32 (our rate of November 22, 2026).' */
export function describeConversion(amount: number, code: CurrencyCode, rates: Rates) {
  const rate = rates[code]
  if (!rate) return `We cannot convert ${formatIn(amount, code)}: our prices are in US dollars.`
  const each = rate.dollars < 0.1 ? rate.dollars.toFixed(4) : rate.dollars.toFixed(2)
  return `We read ${formatIn(amount, code)} as ${formatPrice(amount * rate.dollars)}, at ${currencies[code].unit} = US$${each} (our rate of ${formatLongDate(rate.checkedOn)}).`
}
