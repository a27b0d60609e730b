// Reads a search once: who travels, when, for how much, and what is left for the trips.

import { monthNames } from '../domain/details'
import { formatPrice } from '../domain/money'
import { maxQueryLength } from '../domain/query'
import { smallestGroup } from '../domain/travellers'
import { type Constraint, readConstraints } from './constraints'
import { describeConversion, formatIn, type Rates } from './currencies'
import { describeParty } from './party'
import type { SumOf } from './sum'
import { noTranslations, type Segment, type Translations, textOf, translate, withoutTexts } from './translate'

type Found = { typed: string; constraint: Constraint }

/** The travellers that a search names, as parameters of the list; '' where it says nothing. */
export type NamedTravellers = {
  adults: string
  kids: string
  ages: string
  /** A month; '' also for several. */
  from: string
  /** More than we take online: no party that was told before applies. */
  isTooMany: boolean
  /** Several months: no month that was told before applies. */
  hasMonths: boolean
}

export type Question = {
  typed: string
  found: Found[]
  /** Normalized English, with '|' in place of what was read. */
  rest: string
  /** Whether it says who travels or names an amount, although no trip is found by that. */
  isRead: boolean
  /** More travel than a party has: they are a group. */
  isGroup: boolean
  travellers: NamedTravellers
  /** As typed, without the words that name the travellers and their ages, their month, or both. */
  withoutParty: string
  withoutMonths: string
  withoutTravellers: string
  /** Sentences about amounts that were read otherwise than typed. */
  amounts: string[]
  /** Null where it names no amount that we can read. */
  budget: Budget | null
}

/** How the amounts were read. */
export type Budget = {
  of: SumOf
  /** Whose sum the search itself says it is. */
  said: SumOf
  /** How many share it, where it is a total. */
  people: number
  sentence: string
}

/** What the visitor says beside the search: how many travel (0 if unknown), and whose sum the budget is. */
export type Asked = { people: number; budget: SumOf | null }

const nothingAsked: Asked = { people: 0, budget: null }
const twoSharing = 2

export function readQuestion(
  query: string,
  translations: Translations = noTranslations,
  rates: Rates = {},
  asked = nothingAsked,
): Question {
  const segments = translate(query, translations)
  const { found, parties, rest, sum } = readConstraints(textOf(segments))
  const { isTooMany, people, ...party } = describeParty(parties.map((one) => one.party))
  // Who names a party and a sum means the sum of the party.
  const said = sum?.of ?? (people > 1 ? 'total' : 'each')
  const share = { of: asked.budget ?? said, said, people: sum?.people ?? (people || asked.people || twoSharing) }
  const named = found.filter(({ constraint }) => constraint.kind === 'months')
  const months = named.flatMap(({ constraint }) => (constraint.kind === 'months' ? constraint.months : []))
  const [month = 0, ...others] = months
  const from = others.length === 0 ? (monthNames[month - 1] ?? '') : ''
  const travellers = { ...party, from, isTooMany, hasMonths: months.length > 0 && from === '' }
  const read = found.map(({ typed, constraint }) => ({
    typed,
    ...(constraint.kind === 'price' ? toDollarsEach(constraint, share, rates) : { constraint, amounts: [] }),
  }))
  const amounts = read.flatMap((one) => one.amounts)
  const sentences = read.flatMap((one) => ('sentence' in one ? one.sentence : []))
  const inDollars = read.flatMap(({ typed, constraint }) => (constraint ? [{ typed, constraint }] : []))
  const isGroup = isTooMany || people >= smallestGroup
  return {
    typed: query.slice(0, maxQueryLength),
    found: inDollars,
    rest,
    isRead: parties.length + amounts.length > 0,
    isGroup,
    travellers,
    amounts,
    budget: sentences.length > 0 ? { ...share, sentence: sentences.join(' ') } : null,
    withoutParty: without(query, segments, parties),
    withoutMonths: without(query, segments, named),
    withoutTravellers: without(query, segments, [...parties, ...named]),
  }
}

type Price = Extract<Constraint, { kind: 'price' }>

/** Without a constraint for a currency that has no rate. `amounts`: what the page says about the conversion. */
function toDollarsEach({ least, most, currency }: Price, { of, people }: Omit<Budget, 'sentence'>, rates: Rates) {
  const named = Number.isFinite(most) ? most : least
  const amounts = currency ? [describeConversion(named, currency, rates)] : []
  const rate = currency ? rates[currency]?.dollars : 1
  if (!rate) return { constraint: null, amounts }
  const each = of === 'total' ? rate / people : rate
  const constraint: Price = { kind: 'price', least: least > 1 ? least * each : 1, most: most * each }
  const format = (amount: number) => (currency ? formatIn(amount, currency) : formatPrice(amount))
  const typed = least > 1 && Number.isFinite(most) ? `${format(least)} to ${format(most)}` : format(named)
  const sentence =
    of === 'total'
      ? `We read ${typed} as the budget for ${people} in all: ${formatPrice(named * each)} each.`
      : `We read ${typed} as the budget per person.`
  return { constraint, amounts, sentence }
}

function without(query: string, segments: Segment[], named: { typed: string }[]) {
  const typed = named.map((one) => one.typed)
  const rest = typed.length > 0 ? withoutTexts(segments, typed) : query.slice(0, maxQueryLength)
  return rest.replace(/\s+/g, ' ').replace(connectingAtEnds, '')
}

const articles = 'a|an|eine?|une?|una|um|uma|een'
const connecting =
  'and|at|for|in|of|on|the|to|with|und|im|fur|für|mit|et|en|pour|avec|y|para|con|e|em|com|per|voor|met|na|kwa|,|\\+'
// An article at the beginning belongs to what follows: 'a week in Kenya'.
const connectingAtEnds = new RegExp(
  `^(?: ?(?:${connecting})(?![^ ,]))+ ?|^ | ?(?:(?<![^ ])(?:${connecting}|${articles}) ?)+$| $`,
  'gi',
)
