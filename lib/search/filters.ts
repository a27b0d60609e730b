import {
  type Country,
  countries,
  type Difficulty,
  difficulties,
  type PackageType,
  packageTypeSlugs,
  packageTypes,
} from '../domain/choices'
import { parseItineraryId } from '../domain/ids'
import { maxQueryLength } from '../domain/query'
import { parseTravellers, type Travellers, toMonth, travellerPairs, travellerParams } from '../domain/travellers'
import { monthInQuery } from './constraints'
import { type FacetName, facetNames, facets, type Sort, sorts } from './facets'
import { listAddress } from './list-address'

export type ItineraryFilters = {
  query: string
  packageType: PackageType | null
  country: Country | null
  difficulty: Difficulty | null
  /** All facets; for the three above, the values after the first. */
  choices: Partial<Record<FacetName, string[]>>
  /** The most that each may pay, in US dollars. */
  highest: number | null
  /** Whose prices are shown, sorted and filtered by; null for two sharing in the cheapest season. */
  travellers: Travellers | null
  /** Only trips that are at their best in the month of the travellers. */
  onlyBest: boolean
  /** Null is our own order, or best match first in a search. */
  sort: Sort | null
}

export const noFilters: ItineraryFilters = {
  ...{ query: '', packageType: null, country: null, difficulty: null },
  ...{ choices: {}, highest: null, travellers: null, onlyBest: false, sort: null },
}

type Params = Record<string, string | string[] | undefined>

const all = (value: string | string[] | undefined) => [value ?? []].flat().map((text) => text.trim())
const first = (value: string | string[] | undefined) => all(value)[0] ?? ''

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** In any case; undefined when there is no such choice. */
function choose(facet: FacetName, text: string) {
  // Spec: shortcuts say budget and cultural, the values are Budget-Friendly and Community & Cultural (decision 1).
  return facets[facet].find(({ value, label }) => isSame(value, text) || (facet === 'type' && isSame(label, text)))
    ?.value
}

function chosen(facet: FacetName, value: string | string[] | undefined) {
  return [...new Set(all(value).flatMap((text) => choose(facet, text) ?? []))]
}

const inOrder = (facet: FacetName, values: string[]) =>
  facets[facet].map(({ value }) => value).filter((value) => values.includes(value))

/** The first value of the three documented facets is a filter of its own. */
export function chosenValues(
  { packageType, country, difficulty, choices }: ItineraryFilters,
  facet: FacetName,
): string[] {
  const firsts: Partial<Record<FacetName, string | null>> = {
    ...{ country, difficulty },
    type: packageType && packageTypeSlugs[packageType],
  }
  return [firsts[facet] ?? [], choices[facet] ?? []].flat()
}

export function withChosen(filters: ItineraryFilters, facet: FacetName, values: string[]): ItineraryFilters {
  const all = Object.fromEntries(
    facetNames.map((name) => [name, name === facet ? values : chosenValues(filters, name)]),
  )
  return toFilters(filters, all as Record<FacetName, string[]>)
}

type Others = Pick<ItineraryFilters, 'query' | 'highest' | 'travellers' | 'onlyBest' | 'sort'>

function toFilters(
  { query, highest, travellers, onlyBest, sort }: Others,
  values: Record<FacetName, string[]>,
): ItineraryFilters {
  const [country, ...countriesToo] = values.country
  const [type, ...typesToo] = values.type
  const [difficulty, ...difficultiesToo] = values.difficulty
  const further = { ...values, country: countriesToo, type: typesToo, difficulty: difficultiesToo }
  return {
    query,
    packageType: packageTypes.find((name) => packageTypeSlugs[name] === type) ?? null,
    country: countries.find((name) => name === country) ?? null,
    difficulty: difficulties.find((name) => name === difficulty) ?? null,
    choices: Object.fromEntries(
      facetNames.flatMap((facet) => (further[facet].length > 0 ? [[facet, inOrder(facet, further[facet])]] : [])),
    ),
    ...{ highest, travellers, onlyBest, sort },
  }
}

/** In any case; unknown values count as not set. */
export function parseListParams(params: Params): ItineraryFilters {
  const values = Object.fromEntries(facetNames.map((facet) => [facet, chosen(facet, params[facet])]))
  const query = first(params.query).replace(/\s+/g, ' ').slice(0, maxQueryLength)
  const sort = sorts.find((sort) => sort === first(params.sort).toLowerCase()) ?? null
  const highest = /^[1-9]\d{0,5}$/.test(first(params.highest)) ? Number(first(params.highest)) : null
  const given = Object.fromEntries(travellerParams.map((name) => [name, first(params[name])]))
  const from = given.from || first(params.month) || monthInQuery(query)
  const travellers = parseTravellers({ ...given, from })
  const onlyBest = first(params.best) === 'only' && Boolean(travellers?.from)
  return toFilters({ query, highest, travellers, onlyBest, sort }, values as Record<FacetName, string[]>)
}

export const parseAfter = (params: Params) => parseItineraryId(first(params.after))

/** Specification section 7. */
const apiNames: Partial<Record<FacetName, string>> = { type: 'packageType', difficulty: 'difficultyLevel' }

/** The names that `parseApiParams` reads. */
export const apiParams = ['query', 'month', ...facetNames.map((facet) => apiNames[facet] ?? facet), 'sort']

/** Keeps every value of a parameter given several times. */
export function toParams(search: URLSearchParams): Params {
  return Object.fromEntries([...new Set(search.keys())].map((name) => [name, search.getAll(name)]))
}

export function parseApiParams(params: Params): ItineraryFilters {
  const { query, month, sort, ...facetParams } = params
  const known = facetNames.map((facet) => [facet, facetParams[apiNames[facet] ?? facet]])
  return parseListParams({ query, month, best: month && 'only', sort, ...Object.fromEntries(known) })
}

const isNotSet = (text: string) => text === '' || ['all', 'none', 'any'].includes(text.toLowerCase())

/** A sentence about the first unknown value, or null. */
export function unknownFilter(params: Params): string | null {
  for (const facet of facetNames) {
    const name = apiNames[facet] ?? facet
    const unknown = all(params[name]).some((text) => !isNotSet(text) && choose(facet, text) === undefined)
    const values = facets[facet].map(({ value, label }) => (facet === 'type' ? label : value))
    if (unknown) return `${name} must be one of: ${values.join(', ')}.`
  }
  const month = first(params.month)
  if (!isNotSet(month) && !toMonth(month)) return 'month must be a month, such as august or 2027-08.'
  const sort = first(params.sort).toLowerCase()
  return sort && !sorts.some((one) => one === sort) ? `sort must be one of: ${sorts.join(', ')}.` : null
}

/** parseListParams and parseAfter read it back. `after`: the list goes on after this trip. */
export function listHref(filters: Partial<ItineraryFilters>, after?: number | null) {
  const given = { ...noFilters, ...filters }
  return listAddress([
    ['query', given.query],
    ...facetNames.flatMap((facet) => chosenValues(given, facet).map((value) => [facet, value] as const)),
    ['highest', String(given.highest ?? '')],
    ...travellerPairs(given.travellers),
    ['best', given.onlyBest ? 'only' : ''],
    ['sort', given.sort ?? ''],
    ['after', String(after || '')],
  ])
}

/** Puts what somebody is looking for into the message of the booking. */
export function wishHref(wish: string) {
  return `/book?${new URLSearchParams({ wish })}` as const
}

export function isFiltered({ query, packageType, country, difficulty, choices, highest, onlyBest }: ItineraryFilters) {
  return Boolean(
    query || packageType || country || difficulty || highest || onlyBest || Object.keys(choices).length > 0,
  )
}

/** Few enough combinations, asked for so often, that caching them pays. */
export function isCommon({ query, choices, highest, travellers, sort }: ItineraryFilters) {
  return !query && !highest && !travellers && !sort && Object.keys(choices).length === 0
}
