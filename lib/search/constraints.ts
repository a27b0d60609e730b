// Reads what can be answered from facts out of a sentence: 'in january', '10 days or less', 'under 2000', 'gentle pace'.
import type { Country } from '../domain/choices'
import { monthNames, monthRange, shortMonthNames } from '../domain/details'
import { maxQueryLength } from '../domain/query'
import { normalizeSearch, withPlainSigns } from '../domain/search-text'
import { anyOf, cardinals, describeParty, type Party, partyReaders } from './party'

export type Constraint =
  | { kind: 'months'; months: number[] }
  | { kind: 'days'; least: number; most: number; ideal?: number }
  | { kind: 'price'; least: number; most: number }
  | { kind: 'cheap' }
  | { kind: 'country'; name: Country }
  /** An animal likely to be seen, by slug. */
  | { kind: 'animal'; slug: string }
  /** The age of one traveller. */
  | { kind: 'age'; years: number }
  | { kind: YesOrNo }
  /** Something that trips have no data about: the page suggests asking us. */
  | { kind: 'note'; note: SearchNote }

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

export type SearchNote = 'diet' | 'access' | 'rwanda'

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
const money = '(?:us\\$|\\$|£|€|usd|us dollars|gbp|eur)?\\s?(\\d{1,3}(?:[,.]\\d{3}){1,3}|\\d{3,6}|\\d{1,2}(?:\\.\\d)?k)'
const currency = '(?:\\s?(?:usd|us dollars?|dollars?|bucks|euros?|eur|pounds?|gbp|\\$|£|€))?'
const each = '(?:\\s?(?:pp|p\\.?p\\.?|per person|per head|each|a person|a head))?'
const perPerson = `${currency}${each}`

const unlimited = Number.POSITIVE_INFINITY
const days = (least: number, most: number, ideal?: number): Constraint => ({ kind: 'days', least, most, ideal })
const price = (least: number, most: number): Constraint => ({ kind: 'price', least, most })

function amount(text = '') {
  return text.endsWith('k') ? Number.parseFloat(text) * 1000 : Number(text.replace(/[,.](?=\d{3})/g, ''))
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
  [/\bask about diets\b/, () => ({ kind: 'note', note: 'diet' })],
  [/\bask about access\b/, () => ({ kind: 'note', note: 'access' })],
  [/\bask about rwanda\b/, () => ({ kind: 'note', note: 'rwanda' })],
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
    new RegExp(`\\b(?:between )?${month}\\s?(?:to|until|till|through|-|–|and)\\s?${month}\\b`),
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
    new RegExp(`\\b(?:between )?${count}(?:\\s?(?:to|-|–|and|or)\\s?)${count}[\\s-]?${unit}\\b`),
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
    new RegExp(`(?:between |from )?${money}${currency}\\s?(?:to|-|–|and)\\s?${money}${perPerson}`),
    ([, from, to]) => price(amount(from), amount(to)),
  ],
  [
    new RegExp(
      `(?:${less}|cheaper than|budget(?: of)?|for) ?(?:about )?${money}${perPerson}|${money}${perPerson} (?:or (?:less|under|cheaper)|max(?:imum)?|budget)\\b`,
    ),
    ([, value, other]) => price(1, amount(value ?? other)),
  ],
  [
    new RegExp(`${more} ?${money}${perPerson}|${money}${perPerson} (?:or more|plus|min(?:imum)?)\\b`),
    ([, value, other]) => price(amount(value ?? other), unlimited),
  ],
  [
    new RegExp(`(?:around|about|approx(?:imately)?|roughly|circa|ca) ?${money}${perPerson}`),
    ([, value]) => price(amount(value) * 0.8, amount(value) * 1.2),
  ],
  // A number with a currency, or one that cannot be a year, is a price.
  [
    /(?:us\$|\$|£|€)\s?\d[\d,.]*k?|(?<![\w.,])\d[\d,.]*k?\s?(?:usd|us dollars?|dollars?|bucks|euros?|eur|pounds?|gbp|\$|£|€)/,
    ([text = '']) => price(1, amount(/[\d,.]+k?/.exec(text)?.[0])),
  ],
  [
    /(?<![\w.,-])(\d{1,2}(?:\.\d)?k|\d{1,3},\d{3}|\d{3,5})(?![\w%]|[.,]\d)/,
    ([, value = '']) => (/^20[2-3]\d$/.test(value) || amount(value) < 400 ? null : price(1, amount(value))),
  ],
]

const everywhere = <Result>(all: [pattern: RegExp, read: (match: string[]) => Result][]) =>
  all.map(([pattern, read]) => [new RegExp(pattern, 'g'), read] as const)

const everyParty = everywhere(partyReaders)
const everyConstraint = everywhere(readers)

/** Calls `take` with each match, and puts '|' in its place where that returns true. */
function replaceMatches(text: string, pattern: RegExp, take: (match: string[]) => boolean) {
  return text.replace(pattern, (...match: unknown[]) => {
    const texts = match.slice(
      0,
      match.findIndex((part) => typeof part === 'number'),
    ) as string[]
    return take(texts) ? ' | ' : (texts[0] ?? '')
  })
}

/** Returns the constraints and parties with their words, and the text with '|' in their places. */
export function readConstraints(normalized: string) {
  const parties: { typed: string; party: Party }[] = []
  const found: { typed: string; constraint: Constraint }[] = []
  let rest = normalized.slice(0, maxQueryLength)
  for (const [pattern, read] of everyParty)
    rest = replaceMatches(rest, pattern, (match) => {
      const [party, typed] = [read(match), (match[0] ?? '').trim()]
      const constraint = suits(party)
      parties.push({ typed, party })
      if (constraint) found.push({ typed, constraint })
      return true
    })
  for (const [pattern, read] of everyConstraint)
    rest = replaceMatches(rest, pattern, (match) => {
      const constraint = read(match)
      if (constraint) found.push({ typed: (match[0] ?? '').trim(), constraint })
      return constraint !== null
    })
  return { found, parties, rest }
}

/** The travellers named in a search, as parameters of the list; '' where it says nothing, or more than one month. */
export function travellersInQuery(query: string) {
  const { found, parties } = readConstraints(normalizeSearch(query))
  const months = found.flatMap(({ constraint }) => (constraint.kind === 'months' ? constraint.months : []))
  const [month = 0, ...others] = months
  return {
    ...describeParty(parties.map(({ party }) => party)),
    from: others.length === 0 ? (monthNames[month - 1] ?? '') : '',
  }
}

/** The search without the words that name the travellers, their ages and their month. */
export function withoutTravellersInQuery(typed: string) {
  const query = typed.slice(0, maxQueryLength)
  const { found, parties } = readConstraints(normalizeSearch(query))
  const months = found.filter(({ constraint }) => constraint.kind === 'months')
  const named = [...parties, ...months]
  const plain = named.length > 0 ? withPlainSigns(query) : query
  const rest = named.reduce((text, { typed }) => text.replace(wholeWords(typed), ' '), plain)
  return rest.replace(/\s+/g, ' ').replace(connectingAtEnds, '')
}

const connecting = '(?:a|an|and|at|for|in|of|on|the|to|with|,|\\+)'
const connectingAtEnds = new RegExp(`^(?: ?${connecting}(?![^ ,]))+ ?|^ | ?(?:(?<![^ ])${connecting} ?)+$| $`, 'gi')

function wholeWords(text: string) {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ +/g, '\\s+')
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu')
}
