// Reads what can be answered from facts out of a sentence: 'in january', '10 days or less', 'under 2000', 'gentle pace'.

import { readAmount } from '../domain/amount'
import type { Country } from '../domain/choices'
import { monthRange, shortMonthNames } from '../domain/details'
import { maxQueryLength } from '../domain/query'
import { afterAmount, beforeAmount, type CurrencyCode, currencyIn } from './currencies'
import { anyOf, cardinals, type Party, partyReaders } from './party'
import { readSum, withoutSumWords } from './sum'

export type Constraint =
  | { kind: 'months'; months: number[] }
  | { kind: 'days'; least: number; most: number; ideal?: number }
  /** In US dollars where no currency is named. Whose sum it is, the question says; in its `found` it is of one person. */
  | { kind: 'price'; least: number; most: number; currency?: CurrencyCode }
  | { kind: 'cheap' }
  | { kind: 'country'; name: Country }
  /** An animal likely to be seen, by slug. */
  | { kind: 'animal'; slug: string }
  /** The age of one traveller. */
  | { kind: 'age'; years: number }
  | { kind: YesOrNo }
/** Something that trips have no data about: the page answers with a sentence and a way on. */

/** Facts that are either true or false for a trip. */
export type YesOrNo =
  | 'children'
  | 'older guests'
  | 'gentle'
  | 'sea'
  | 'conservancy'
  | 'big five'
  | 'short drives'
  | 'no flights'
  | 'camping'
  | 'no camping'

const months = shortMonthNames.map((name) => name.toLowerCase())
// Not 'mar', which may become 'Mara'.
const month =
  '(?:january|jan|february|feb|march|april|apr|may|june|jun|july|jul|august|aug|september|sept|sep|october|oct|november|nov|december|dec|christmas|xmas)'
const numbers: Record<string, number> = { ...cardinals, a: 1, an: 1, couple: 2, 'couple of': 2, few: 4 }
const count = anyOf(numbers)
const unit = '(days?|nights?|weeks?)'
const less =
  '(?:under|below|unter|bis zu|less than|fewer than|up to|max(?:imum)?(?: of)?|at most|not more than|no more than|within|shorter than|<)'
const more = '(?:over|above|more than|at least|min(?:imum)?(?: of)?|from|longer than|not less than|>)'
// As lib/domain/amount.ts reads them: in groups, with decimals, or in thousands.
const short = '\\d{1,3}(?:[.,]\\d{1,2})?(?:k| lakhs?)(?!\\w)'
const grouped = '(?:\\d{1,3}(?:(?:,\\d{3}){1,3}|(?:\\.\\d{3}){1,3}|(?: \\d{3}){1,3})|\\d{1,2}(?:,\\d{2}){1,3},\\d{3})'
const decimals = '(?:[.,]\\d{1,2})?(?!\\d)'
const figure = `(${short}|${grouped}${decimals}|\\d{3,7}${decimals})(?:[.,]-)?`
const money = `(?:(?<![a-z])${beforeAmount})?\\s?${figure}`
const currency = `(?:\\s?${afterAmount}(?![a-z]))?`

const unlimited = Number.POSITIVE_INFINITY
const days = (least: number, most: number, ideal?: number): Constraint => ({ kind: 'days', least, most, ideal })
const price = (least: number, most: number, text: string): Constraint | null => {
  if (Number.isNaN(least) || Number.isNaN(most)) return null
  const currency = currencyIn(text)
  return { kind: 'price', least, most, ...(currency && { currency }) }
}

const thousands = new RegExp(`\\b${anyOf(cardinals)} thousand(?: (?:and )?${anyOf(cardinals)} hundred)?\\b`, 'g')
const hundreds = new RegExp(`\\b${anyOf(cardinals)} hundred\\b`, 'g')
const toCount = (text = '0') => cardinals[text] ?? Number(text)

/** 'Four thousand five hundred' is 4500. */
function withFigures(text: string) {
  return text
    .replace(thousands, (_, many, more) => String(toCount(many) * 1000 + toCount(more) * 100))
    .replace(hundreds, (_, many) => String(toCount(many) * 100))
}

/** The likelier reading: a search cannot ask back. NaN for none. */
function amount(text = '') {
  const [, figure = '', unit] = /^(.*?)(k| lakhs?)?$/.exec(text) ?? []
  const read = readAmount(figure)
  if (!read) return Number.NaN
  const value = 'readings' in read ? read.readings[0] : read.amount
  return value * (unit === 'k' ? 1000 : unit ? 100_000 : 1)
}

/** Three nights are four days; a week is seven or eight days. */
function toDays(text = '', of = 'days') {
  const value = numbers[text] ?? Number(text)
  return of.startsWith('week') ? value * 7 : of.startsWith('night') ? value + 1 : value
}

function about(text = '', of = 'days') {
  const value = toDays(text, of)
  if (of.startsWith('week')) return days(value - Math.min(value / 7, 2), value + 1, value)
  return text in numbers && /couple|few/.test(text) ? days(2, 5) : days(value, value)
}

/** The months that the text names, or all from the first to the last of them. */
function toMonths(text: string, isRange: boolean) {
  const names: string[] = text.match(new RegExp(`\\b${month}\\b`, 'g')) ?? []
  const named = names.map((name) => (/^(?:christ|x)mas$/.test(name) ? 12 : months.indexOf(name.slice(0, 3)) + 1))
  return isRange ? monthRange(named[0] ?? 0, named.at(-1) ?? 0) : named
}

/** Trips that suit the party: by the age of the youngest child, else by whether there are children. */
function suits({ kids, ages = [] }: Party): Constraint | null {
  if (ages.length > 0) return { kind: 'age', years: Math.min(...ages) }
  return kids ? { kind: 'children' } : null
}

// The order matters: text matched by one reader is removed before the next.
const readers: [pattern: RegExp, read: (match: string[]) => Constraint | null][] = [
  [/\blowest price\b/, () => ({ kind: 'cheap' })],
  // The wording of the synonyms, which people also type.
  [/\bwith (?:small |young )?(?:children|kids)\b(?! (?:under|below|younger))/, () => ({ kind: 'children' })],
  [/\bfor older guests\b/, () => ({ kind: 'older guests' })],
  [/\bgentle pace\b|\blittle walking\b/, () => ({ kind: 'gentle' })],
  [/\bat the sea\b/, () => ({ kind: 'sea' })],
  [/\bin an? (?:private )?conservancy\b/, () => ({ kind: 'conservancy' })],
  [/\ball of the big (?:five|5)\b/, () => ({ kind: 'big five' })],
  [/\bshort drives\b/, () => ({ kind: 'short drives' })],
  [/\b(?:no|not|without|avoid(?:ing)?) (?:any )?(?:camping|tents?)\b/, () => ({ kind: 'no camping' })],
  [/\bnights under canvas\b/, () => ({ kind: 'camping' })],
  [
    /\b(?:no|not|without|avoid(?:ing)?) (?:any |by )?(?:fly(?:ing)?|flights?|(?:small |light )?(?:planes?|aircraft))\b|\bnot by air\b|\bby road only\b/,
    () => ({ kind: 'no flights' }),
  ],
  [
    new RegExp(`\\b(?:children|kids?|child) (?:under|below|younger than) ${count}\\b(?! (?:days?|nights?|weeks?))`),
    ([, value]) => ({ kind: 'age', years: toDays(value) - 1 }),
  ],
  [
    new RegExp(
      `\\b(?:not|no|avoid(?:ing)?|except)(?: in| during)? ${month}(?:[\\s,/&–-]*(?:(?:to|until|till|through|or|and) )?\\b${month})*\\b`,
    ),
    ([text = '']) => {
      const avoided = toMonths(text, /\b(?:to|until|till|through)\b|[–-]/.test(text))
      return { kind: 'months', months: monthRange(1, 12).filter((one) => !avoided.includes(one)) }
    },
  ],
  [
    new RegExp(`\\b(?:between )?${month}\\s?(?:to|until|till|through|-|–|and|a)\\s?${month}\\b`),
    ([text = '']) => {
      const isRange = !/\band\b/.test(text) || text.startsWith('between')
      return { kind: 'months', months: toMonths(text, isRange) }
    },
  ],
  // In 'I may' or 'that may' it is no month.
  [
    new RegExp(
      `(?<!\\b(?:i|we|you|it|that|they|which|who) )\\b${month}\\b(?:[\\s,/&]*(?:(?:or|and) )?\\b${month}\\b)*`,
    ),
    ([text = '']) => ({ kind: 'months', months: toMonths(text, false) }),
  ],
  [
    new RegExp(`\\b(?:between )?${count}(?:\\s?(?:to|-|–|and|or|a)\\s?)${count}[\\s-]?${unit}\\b`),
    ([, from, to, of]) => days(toDays(from, of), toDays(to, of)),
  ],
  [
    new RegExp(`${less} ?${count}[\\s-]?${unit}\\b`),
    ([text = '', value, of]) => days(1, toDays(value, of) - (/under|below|(?<!more )than|</.test(text) ? 1 : 0)),
  ],
  [
    new RegExp(`\\b${count}[\\s-]?${unit} (?:or (?:less|fewer|shorter)|max(?:imum)?|at most|tops)\\b`),
    ([, value, of]) => days(1, toDays(value, of)),
  ],
  [
    new RegExp(
      `${more} ?${count}[\\s-]?${unit}\\b|\\b${count}[\\s-]?${unit} (?:or (?:more|longer)|plus|min(?:imum)?)\\b`,
    ),
    ([text = '', value, of, other, unitOfOther]) =>
      days(toDays(value ?? other, of ?? unitOfOther) + (/over|above|(?<!less )than|>/.test(text) ? 1 : 0), unlimited),
  ],
  [new RegExp(`\\b${count}[\\s-]?${unit}\\b`), ([, value, of]) => about(value, of)],
  [/\b(\d{1,2})d\b/, ([, value]) => about(value)],
  [
    new RegExp(`(?:between |from )?${money}${currency}\\s?(?:to|-|–|and)\\s?${money}${currency}`),
    ([text = '', from, to]) => price(amount(from), amount(to), text),
  ],
  [
    new RegExp(
      `(?:${less}|cheaper than|budget(?: of| is)?:?|for) ?(?:about )?${money}${currency}|${money}${currency} (?:or (?:less|under|cheaper)|max(?:imum)?|budget)\\b`,
    ),
    ([text = '', value, other]) => price(1, amount(value ?? other), text),
  ],
  [
    new RegExp(`${more} ?${money}${currency}|${money}${currency} (?:or more|plus|min(?:imum)?)\\b`),
    ([text = '', value, other]) => price(amount(value ?? other), unlimited, text),
  ],
  [
    new RegExp(`(?:around|about|approx(?:imately)?|roughly|circa|ca) ?${money}${currency}`),
    ([text = '', value]) => price(amount(value) * 0.8, amount(value) * 1.2, text),
  ],
  // A number with a currency, or one that cannot be a year, is a price.
  [
    new RegExp(
      `(?<![a-z])${beforeAmount}\\s?${figure}(?![\\w%])|(?<![\\w.,])(?:${figure}|\\d{1,2})\\s?${afterAmount}(?![a-z])`,
    ),
    ([text = '']) => price(1, amount(new RegExp(`${figure}|(\\d+)`).exec(text)?.slice(1).find(Boolean)), text),
  ],
  [
    /(?<![\w.,-])(\d{1,3}(?:[.,]\d{1,2})?k|\d{1,3}[.,]\d{3}(?:[.,]\d{1,2})?|\d{3,5})(?![\w%]|[.,]\d)/,
    ([text = '', value = '']) =>
      /^20(?:0[1-9]|1[1-9]|[23]\d)$/.test(value) || amount(value) < 400 ? null : price(1, amount(value), text),
  ],
]

const everywhere = <Result>(all: [pattern: RegExp, read: (match: string[]) => Result][]) =>
  all.map(([pattern, read]) => [new RegExp(pattern, 'g'), read] as const)

const everyParty = everywhere(partyReaders)
const everyConstraint = everywhere(readers)

/** Calls `take` with each match, and puts '|' in its place where that returns true. */
function replaceMatches(text: string, pattern: RegExp, take: (match: string[]) => boolean) {
  return text.replace(pattern, (...match: unknown[]) => {
    const index = match.findIndex((part) => typeof part === 'number')
    const texts = match.slice(0, index) as string[]
    return take(texts) ? '  | ' : (texts[0] ?? '')
  })
}

type Found = { typed: string; constraint: Constraint }

function readFacts(text: string) {
  const found: Found[] = []
  let rest = text
  for (const [pattern, read] of everyConstraint)
    rest = replaceMatches(rest, pattern, (match) => {
      const constraint = read(match)
      if (constraint) found.push({ typed: (match[0] ?? '').trim(), constraint })
      return constraint !== null
    })
  return { found, rest }
}

/**
 * Returns the constraints and parties with their words, the text with '|' in their places, and whose sum the prices are
 * where it says so.
 */
export function readConstraints(normalized: string) {
  const parties: { typed: string; party: Party }[] = []
  const ofParties: Found[] = []
  const text = withFigures(normalized.slice(0, maxQueryLength))
  let others = text
  for (const [pattern, read] of everyParty)
    others = replaceMatches(others, pattern, (match) => {
      const [party, typed] = [read(match), (match[0] ?? '').trim()]
      const constraint = suits(party)
      parties.push({ typed, party })
      if (constraint) ofParties.push({ typed, constraint })
      return !party.isCompanion
    })
  // Words such as 'per person' are about a price only where there is one.
  const priced = readFacts(withoutSumWords(others))
  const isPriced = priced.found.some(({ constraint }) => constraint.kind === 'price')
  const { found, rest } = isPriced ? priced : readFacts(others)
  return { found: [...ofParties, ...found], parties, rest, sum: isPriced ? readSum(text) : null }
}
