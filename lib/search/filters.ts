import { readAmount } from '../domain/amount'
import { toAsciiDigits } from '../domain/digits'
import { parseItineraryId } from '../domain/ids'
import { formatPrice } from '../domain/money'
import { maxQueryLength } from '../domain/query'
import {
  formatTravellers,
  formatTravelMonth,
  monthNumber,
  parseTravellers,
  type Travellers,
  toMonth,
  travellerPairs,
  travellerQuery,
} from '../domain/travellers'
import { type FacetName, facetNames, facets, type Sort, sorts } from './facets'
import { listAddress } from './list-address'
import type { NamedTravellers, Question } from './question'
import { isSumOf, type SumOf } from './sum'

type Choices = Partial<Record<FacetName, string[]>>

export type ItineraryFilters = {
  query: string
  /** The chosen values of each facet; a trip needs to match one of them. */
  choices: Choices
  /** Highest price per person, in US dollars. */
  highest: number | null
  /** The party whose prices are shown, sorted and filtered; null: two sharing in the cheapest season. */
  travellers: Travellers | null
  /** Only trips at their best in the travellers' month. */
  onlyBest: boolean
  /** Whose sum a budget in the search is; null as the search says. */
  budget: SumOf | null
  /** Null is our own order, or best match first in a search. */
  sort: Sort | null
}

export const noFilters: ItineraryFilters = {
  query: '',
  choices: {},
  highest: null,
  travellers: null,
  onlyBest: false,
  budget: null,
  sort: null,
}

export type ListParams = Record<string, string | string[] | undefined>

const all = (value: string | string[] | undefined) => [value ?? []].flat().map((text) => text.trim())
const first = (value: string | string[] | undefined) => all(value)[0] ?? ''
const firstNumber = (value: string | string[] | undefined) => toAsciiDigits(first(value))

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Case-insensitive; undefined when there is no such choice. */
function choose(facet: FacetName, text: string) {
  // Spec: shortcuts say budget and cultural, the values are Budget-Friendly and Community & Cultural (decision 1).
  return facets[facet].find(({ value, label }) => isSame(value, text) || (facet === 'type' && isSame(label, text)))
    ?.value
}

function chosen(facet: FacetName, value: string | string[] | undefined) {
  return [...new Set(all(value).flatMap((text) => choose(facet, text) ?? []))]
}

/** Facets with a select for the first value and check boxes for the others. */
export const inSelects: FacetName[] = ['country', 'type', 'difficulty']

function inOrder(facet: FacetName, values: string[]) {
  const [first = '', ...others] = values
  const sorted = facets[facet].map(({ value }) => value).filter((value) => values.includes(value))
  return inSelects.includes(facet) && others.length > 0 ? [first, ...sorted.filter((value) => value !== first)] : sorted
}

export const chosenValues = ({ choices }: ItineraryFilters, facet: FacetName) => choices[facet] ?? []

export function withChosen(filters: ItineraryFilters, facet: FacetName, values: string[]): ItineraryFilters {
  return { ...filters, choices: toChoices({ ...filters.choices, [facet]: values }) }
}

function toChoices(values: Choices): Choices {
  return Object.fromEntries(
    facetNames.flatMap((facet) => {
      const chosen = values[facet] ?? []
      return chosen.length > 0 ? [[facet, inOrder(facet, chosen)]] : []
    }),
  )
}

/** The search in the address, '' for one that nobody can see. */
export function queryIn(params: ListParams) {
  const query = first(params.query).replace(/\s+/g, ' ').slice(0, maxQueryLength)
  return /[^\s\p{DI}]/u.test(query) ? query : ''
}

const noTravellers: NamedTravellers = { adults: '', kids: '', ages: '', from: '', isTooMany: false, hasMonths: false }

/** Case-insensitive; unknown values count as not set. `named`: the travellers that the search names. */
export function parseListParams(params: ListParams, named = noTravellers): ItineraryFilters {
  const choices = toChoices(Object.fromEntries(facetNames.map((facet) => [facet, chosen(facet, params[facet])])))
  const query = queryIn(params)
  const sort = sorts.find((sort) => sort === first(params.sort).toLowerCase()) ?? null
  const highest = readHighest(first(params.highest))
  const travellers = parseTravellers(readTravellers(params, named))
  const onlyBest = first(params.best) === 'only' && Boolean(travellers?.from)
  const sum = first(params.budget)
  const budget = query && isSumOf(sum) ? sum : null
  return { query, choices, highest, travellers, onlyBest, budget, sort }
}

const highestPrice = 999_999

/** Whole dollars; null for what is none. A filter cannot ask back, so it takes the likelier reading. */
function readHighest(typed: string) {
  const read = readAmount(typed)
  if (!read || ('currency' in read && read.currency !== 'USD')) return null
  const dollars = Math.floor('readings' in read ? read.readings[0] : read.amount)
  return dollars >= 1 && dollars <= highestPrice ? dollars : null
}

/** What the search names wins over the address, where it may stand from an earlier search or visit. */
function readTravellers(params: ListParams, named: NamedTravellers) {
  const remembered = named.hasMonths ? '' : toMonth(first(params.from))
  const given = remembered || toMonth(first(params.month))
  const wanted = toMonth(named.from)
  // Of the same month in two years the later: the other may be over.
  const isLaterYear = wanted !== '' && monthNumber(wanted) === monthNumber(given) && given > wanted
  const inAddress = { adults: first(params.adults), kids: first(params.kids), ages: first(params.ages) }
  const isNamed = named.adults || named.kids || named.isTooMany
  const { adults, kids, ages } = isNamed ? named : inAddress
  return { adults, kids, ages, from: isLaterYear ? given : wanted || given }
}

/** Whether address or search say who travels, not only when. */
export function namesParty(params: ListParams, named = noTravellers) {
  const { adults, kids } = readTravellers(params, named)
  return Boolean(adults || kids || named.isTooMany)
}

/** A sum stays that of the party when its words go out of the search. */
const budgetWithoutParty = (question: Question | undefined): SumOf | null =>
  question?.budget?.of === 'total' ? 'total' : null

/** The parameters that the search itself names, the search without them, and the budget it has then. */
export function travellersOfSearch(question: Question | undefined) {
  return {
    params: travellerPairs(question ? parseTravellers(question.travellers) : null),
    rest: question?.withoutTravellers ?? '',
    budget: budgetWithoutParty(question) ?? '',
  }
}

/** Which trips of the list are shown: `parts` pages from the trip after that id, or from the first. */
export type ListExtent = { after: number | null; parts: number }

/** A page with more would be slow on a phone. */
export const maxParts = 10

export function parseExtent(params: ListParams): ListExtent {
  const given = firstNumber(params.parts)
  const parts = /^\d{1,2}$/.test(given) ? Number(given) : 1
  return { after: parseItineraryId(firstNumber(params.after)), parts: Math.min(Math.max(parts, 1), maxParts) }
}

/** Specification section 7. */
const apiNames: Partial<Record<FacetName, string>> = { type: 'packageType', difficulty: 'difficultyLevel' }

/** The names that `parseApiParams` reads. */
export const apiParams = ['query', 'budget', 'month', ...facetNames.map((facet) => apiNames[facet] ?? facet), 'sort']

/** Keeps every value of a parameter given several times. */
export function toParams(search: URLSearchParams): ListParams {
  return Object.fromEntries([...new Set(search.keys())].map((name) => [name, search.getAll(name)]))
}

export function parseApiParams(params: ListParams, named = noTravellers): ItineraryFilters {
  const { query, budget, month, sort, ...facetParams } = params
  const known = facetNames.map((facet) => [facet, facetParams[apiNames[facet] ?? facet]])
  const filters = parseListParams(
    { query, budget, month, best: month && 'only', sort, ...Object.fromEntries(known) },
    named,
  )
  // Answers have the price for two sharing, so that the list must not be sorted by another.
  return { ...filters, travellers: filters.travellers && parseTravellers({ from: filters.travellers.from }) }
}

const isNotSet = (text: string) => text === '' || ['all', 'none', 'any'].includes(text.toLowerCase())

/** A sentence about the first unknown value, or null. */
export function unknownFilter(params: ListParams): string | null {
  for (const facet of facetNames) {
    const name = apiNames[facet] ?? facet
    const unknown = all(params[name]).some((text) => !isNotSet(text) && choose(facet, text) === undefined)
    const values = facets[facet].map(({ value, label }) => (facet === 'type' ? label : value))
    if (unknown) return `${name} must be one of: ${values.join(', ')}.`
  }
  const month = first(params.month)
  if (!isNotSet(month) && !parseTravellers({ from: month }))
    return 'month must be a month that is not over, such as august or 2027-08.'
  const budget = first(params.budget)
  if (budget && !isSumOf(budget)) return 'budget must be one of: each, total.'
  const sort = first(params.sort).toLowerCase()
  return sort && !sorts.some((one) => one === sort) ? `sort must be one of: ${sorts.join(', ')}.` : null
}

/** Inverse of parseListParams and parseExtent. */
export function listHref(filters: Partial<ItineraryFilters>, { after, parts = 1 }: Partial<ListExtent> = {}) {
  const given = { ...noFilters, ...filters }
  return listAddress([
    ['query', given.query],
    ...facetNames.flatMap((facet) => chosenValues(given, facet).map((value) => [facet, value] as const)),
    ['highest', String(given.highest ?? '')],
    ...travellerPairs(given.travellers),
    ['best', given.onlyBest ? 'only' : ''],
    ['budget', given.query ? (given.budget ?? '') : ''],
    ['sort', given.sort ?? ''],
    ['after', String(after || '')],
    ['parts', parts > 1 ? String(parts) : ''],
  ])
}

/** A booking form whose message says what the visitor is looking for. */
export function wishHref(wish: string, travellers: Travellers | null) {
  return `/book?${new URLSearchParams({ wish })}${travellerQuery(travellers)}` as const
}

export function isFiltered({ query, choices, highest, onlyBest }: ItineraryFilters) {
  return Boolean(query || highest || onlyBest || Object.keys(choices).length > 0)
}

/** The search, then each choice, as visitors read it, and the filters without it. */
export function activeFilters(filters: ItineraryFilters): { label: string; without: ItineraryFilters }[] {
  const { query, highest, travellers, onlyBest } = filters
  const search = query ? [{ label: `“${query}”`, without: { ...filters, query: '' } }] : []
  const choices = facetNames.flatMap((facet) => {
    const chosen = chosenValues(filters, facet)
    return chosen.map((value) => ({
      label: facets[facet].find((choice) => choice.value === value)?.label ?? value,
      without: withChosen(
        filters,
        facet,
        chosen.filter((other) => other !== value),
      ),
    }))
  })
  const price = highest
    ? [{ label: `At most ${formatPrice(highest)} each`, without: { ...filters, highest: null } }]
    : []
  const month = onlyBest && travellers ? formatTravelMonth(travellers.from) : ''
  const best = month ? [{ label: `At its best in ${month}`, without: { ...filters, onlyBest: false } }] : []
  return [...search, ...choices, ...price, ...best]
}

/** The travellers as visitors read them, and the filters without them, also in the search. */
export function travellerFilters(filters: ItineraryFilters, question: Question | undefined) {
  const { travellers } = filters
  if (!travellers) return []
  const { withoutTravellers = '', withoutParty = '', withoutMonths = '' } = question ?? {}
  const budget = budgetWithoutParty(question)
  const isForTwo = travellers.adults === 2 && travellers.kids === 0
  if (isForTwo || !travellers.from) {
    const without = { ...filters, query: withoutTravellers, travellers: null, onlyBest: false, budget }
    return [{ label: `Prices for ${formatTravellers(travellers)}`, without }]
  }
  const party = { ...travellers, from: '' }
  const month = { adults: 2, kids: 0, ages: '', from: travellers.from }
  return [
    {
      label: `Prices for ${formatTravellers(party)}`,
      without: { ...filters, query: withoutParty, travellers: month, budget },
    },
    {
      label: `Prices in ${formatTravelMonth(travellers.from)}`,
      without: { ...filters, query: withoutMonths, travellers: party, onlyBest: false },
    },
  ]
}

/** Combinations that are few and popular enough to cache. */
export function isCommon({ query, choices, highest, travellers, sort }: ItineraryFilters) {
  const isShort = Object.entries(choices).every(
    ([facet, values]) => inSelects.includes(facet as FacetName) && values.length === 1,
  )
  return !query && !highest && !travellers && !sort && isShort
}
