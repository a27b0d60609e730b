// Amounts of money and their currencies, as people type them in any notation.
import { isCurrency } from './currency'
import { toAsciiDigits } from './digits'

/** `readings`: it can be read in two ways, the likelier first. `currency`: where the amount names one. */
export type AmountRead = { amount: number; currency?: string } | { readings: [number, number] }

// A plain $ may be that of Canada or Australia.
const signs: Record<string, string> = {
  us$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  ksh: 'KES',
  kshs: 'KES',
  tsh: 'TZS',
  tshs: 'TZS',
  ush: 'UGX',
  ushs: 'UGX',
  dhs: 'AED',
}
const ofSigns = new Map(Object.entries(signs))

/** The code of ISO 4217 for it or for a sign such as US$ or KSh; null for none that is known. */
export function readCurrency(typed: string): string | null {
  const text = typed.normalize('NFKC').trim().replace(/\.$/, '')
  const code = ofSigns.get(text.toLowerCase()) ?? text.toUpperCase()
  return isCurrency(code) ? code : null
}

/**
 * Groups have three digits, in India two before the last; a comma or point with one or two digits behind it begins the
 * decimals. Null for what is no amount. `decimals`: as many may be there, where it is a measure or a rate.
 */
export function readAmount(typed: string, decimals = 2): AmountRead | null {
  const text = toAsciiDigits(typed).replace(/[−–]/g, '-').replace(/\s+/g, ' ').trim()
  // Swiss and Kenyan ways to say that there are no decimals: 450.- and 45,000/=
  const parts = /^(-?)([^\d-]*?) ?(-?)(\d[\d.,'’ ]*?)(?:\.-|\/[=-])? ?([^\d.,'’/-]*)$/.exec(text)
  if (!parts) return null
  const [, minus = '', before = '', innerMinus = '', figure = '', after = ''] = parts
  if (minus && innerMinus) return null
  const names = [before, after].filter(Boolean)
  const currency = names[0] === undefined ? undefined : readCurrency(names[0])
  if (names.length > 1 || currency === null) return null
  const sign = minus || innerMinus ? -1 : 1
  const readings = readFigure(figure, decimals)
  const [first, second] = readings.map((value) => (value === 0 ? 0 : sign * value))
  if (first === undefined) return null
  if (second !== undefined) return { readings: [first, second] }
  return currency ? { amount: first, currency } : { amount: first }
}

/** Without sign and currency: no reading, one, or two. */
function readFigure(figure: string, decimals: number): number[] {
  const [whole = '', ...rest] = figure.split(/[.,]/)
  if (rest.length === 0) return readWhole(figure)
  const marks = [...figure.replace(/[^.,]/g, '')]
  const last = rest.at(-1) ?? ''
  const beforeLast = figure.slice(0, figure.length - last.length - 1)
  const isRepeated = marks.length > 1 && new Set(marks).size === 1
  const isFraction = last.length > 0 && last.length <= decimals && !(isRepeated && last.length === 3)
  const asDecimals = isFraction ? readWhole(beforeLast).map((value) => withDecimals(value, last)) : []
  const asGroups = new Set(marks).size === 1 && !/[ '’]/.test(figure) ? readWhole(figure) : []
  // One mark for both, as in 1.234.50: decimals, or a slip in the groups.
  if (isRepeated && asDecimals.length > 0)
    return last.length === 2 ? [...asDecimals, Number(figure.replace(/[.,]/g, ''))] : []
  const isOne = marks.length === 1 && /^\d{3}$/.test(last)
  if (isOne && /^0+$/.test(whole)) return decimals > 2 ? asDecimals : [Number(`0.${last}`), Number(last)]
  // With a comma it is how we write thousands ourselves.
  if (isOne && (marks[0] === '.' || decimals > 2) && asGroups.length > 0)
    return [...asGroups, Number(`${whole}.${last}`)]
  return asDecimals.length > 0 ? asDecimals : asGroups
}

const withDecimals = (value: number, decimals: string) => Number(`${value}.${decimals}`)

const groupings = [/^\d+$/, /^\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3})*$/, /^\d{1,2}(?:,\d{2})*,\d{3}$/]

/** Digits with groups of one kind, or none. */
const readWhole = (text: string) =>
  groupings.some((grouping) => grouping.test(text)) ? [Number(text.replace(/\D/g, ''))] : []
