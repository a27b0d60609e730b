// Reads a search once: who travels, when, for how much, and what is left for the trips.

import { counted } from '../content/format'
import { monthNames } from '../domain/details'
import { formatPrice } from '../domain/money'
import { maxQueryLength } from '../domain/query'
import { smallestGroup } from '../domain/travellers'
import { type Constraint, readConstraints } from './constraints'
import { describeConversion, type Rates } from './currencies'
import { describeParty } from './party'
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
  travellers: NamedTravellers
  /** As typed, without the words that name the travellers and their ages, their month, or both. */
  withoutParty: string
  withoutMonths: string
  withoutTravellers: string
  /** Sentences about amounts that were read otherwise than typed. */
  amounts: string[]
}

export function readQuestion(query: string, translations: Translations = noTranslations, rates: Rates = {}): Question {
  const segments = translate(query, translations)
  const { found, parties, rest } = readConstraints(textOf(segments))
  const { isTooMany, ...party } = describeParty(parties.map((one) => one.party))
  const named = found.filter(({ constraint }) => constraint.kind === 'months')
  const months = named.flatMap(({ constraint }) => (constraint.kind === 'months' ? constraint.months : []))
  const [month = 0, ...others] = months
  const from = others.length === 0 ? (monthNames[month - 1] ?? '') : ''
  const travellers = { ...party, from, isTooMany, hasMonths: months.length > 0 && from === '' }
  const people = Number(party.adults || (party.kids ? 2 : 0)) + Number(party.kids)
  const read = found.map(({ typed, constraint }) => ({
    typed,
    ...(constraint.kind === 'price' ? toDollarsEach(constraint, people, rates) : { constraint, told: [] }),
  }))
  const amounts = read.flatMap(({ told }) => told)
  const inDollars = read.flatMap(({ typed, constraint }) => (constraint ? [{ typed, constraint }] : []))
  const isGroup = isTooMany || people >= smallestGroup
  const groups: Found[] = isGroup ? [{ typed: 'group', constraint: { kind: 'note', note: 'groups' } }] : []
  return {
    typed: query.slice(0, maxQueryLength),
    found: [...inDollars, ...groups],
    rest,
    isRead: parties.length + amounts.length > 0,
    travellers,
    amounts,
    withoutParty: without(query, segments, parties),
    withoutMonths: without(query, segments, named),
    withoutTravellers: without(query, segments, [...parties, ...named]),
  }
}

type Price = Extract<Constraint, { kind: 'price' }>

/** Without a constraint for a currency that has no rate. `told`: what the page says about it. */
function toDollarsEach({ least, most, currency, isTotal }: Price, people: number, rates: Rates) {
  const named = Number.isFinite(most) ? most : least
  const converted = currency ? [describeConversion(named, currency, rates)] : []
  const rate = currency ? rates[currency]?.dollars : 1
  if (!rate) return { constraint: null, told: converted }
  const isShared = isTotal && people > 1
  const each = isShared ? rate / people : rate
  const shared = isShared ? [`That is ${formatPrice(named * each)} each for ${counted(people, 'traveller')}.`] : []
  const constraint: Price = { kind: 'price', least: least > 1 ? least * each : 1, most: most * each }
  return { constraint, told: [...converted, ...shared] }
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
