// What a visitor can filter the itineraries by, and how it is written in the URL of the list and of the REST call.

import { type Country, countries, type Difficulty, difficulties, type PackageType, packageTypes } from './choices'
import { type FacetName, facetNames, facets, type Sort, sorts, typeValues } from './facets'
import { parseItineraryId } from './id'

export type ItineraryFilters = {
  query: string
  packageType: PackageType | null
  country: Country | null
  difficulty: Difficulty | null
  /** The chosen values of every facet; of the three above those beyond the first. */
  choices: Partial<Record<FacetName, string[]>>
  /** Null is our own order, or how well a trip meets the search. */
  sort: Sort | null
}

export const noFilters: ItineraryFilters = {
  ...{ query: '', packageType: null, country: null, difficulty: null },
  ...{ choices: {}, sort: null },
}

/** How a package type is written in a URL (specification section 2: type=luxury|budget|cultural). */
export const packageTypeSlugs = typeValues satisfies Record<PackageType, string>

export const maxQueryLength = 100

type Params = Record<string, string | string[] | undefined>

const all = (value: string | string[] | undefined) => [value ?? []].flat().map((text) => text.trim())
const first = (value: string | string[] | undefined) => all(value)[0] ?? ''

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The value of a choice, however it is written, or undefined when there is none such. */
function choose(facet: FacetName, text: string) {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : 0
  if (facet === 'month') {
    return facets.month.find(({ value }, index) => isSame(value, text) || index + 1 === number)?.value
  }
  // Spec: shortcuts say budget and cultural, the values are Budget-Friendly and Community & Cultural (decision 1).
  return facets[facet].find(({ value, label }) => isSame(value, text) || (facet === 'type' && isSame(label, text)))
    ?.value
}

function chosen(facet: FacetName, value: string | string[] | undefined) {
  return [...new Set(all(value).flatMap((text) => choose(facet, text) ?? []))]
}

/**
 * Reads the filters of /itineraries from its search parameters, any case; what is unknown counts as not set.
 * Takes the page's searchParams, returns the filters.
 */
export function parseListParams(params: Params): ItineraryFilters {
  const values = Object.fromEntries(facetNames.map((facet) => [facet, chosen(facet, params[facet])])) as Record<
    FacetName,
    string[]
  >
  const [country, type, difficulty] = [values.country.shift(), values.type.shift(), values.difficulty.shift()]
  return {
    query: first(params.query).replace(/\s+/g, ' ').slice(0, maxQueryLength),
    packageType: packageTypes.find((name) => typeValues[name] === type) ?? null,
    country: countries.find((name) => name === country) ?? null,
    difficulty: difficulties.find((name) => name === difficulty) ?? null,
    choices: Object.fromEntries(Object.entries(values).filter(([, texts]) => texts.length > 0)),
    sort: sorts.find((sort) => sort === first(params.sort).toLowerCase()) ?? null,
  }
}

/** Reads the trip that this part of the list comes after, or null. Takes the page's searchParams. */
export const parseAfter = (params: Params) => parseItineraryId(first(params.after))

/** How GET /api/itineraries calls two of the facets (specification section 7). */
const apiNames: Partial<Record<FacetName, string>> = { type: 'packageType', difficulty: 'difficultyLevel' }

/** Search parameters with every value of those that are given several times. */
export function paramsOf(search: URLSearchParams): Params {
  return Object.fromEntries([...new Set(search.keys())].map((name) => [name, search.getAll(name)]))
}

/**
 * Reads the filters of GET /api/itineraries.
 * Takes its search parameters, returns the filters.
 */
export function parseApiParams(params: Params): ItineraryFilters {
  const { type, difficulty, packageType, difficultyLevel, ...others } = params
  return parseListParams({ ...others, type: packageType, difficulty: difficultyLevel })
}

const isNotSet = (text: string) => text === '' || ['all', 'none', 'any'].includes(text.toLowerCase())

/** A sentence about the first filter of GET /api/itineraries whose value is unknown, or null when all are known. */
export function unknownFilter(params: Params): string | null {
  for (const facet of facetNames) {
    const name = apiNames[facet] ?? facet
    const unknown = all(params[name]).some((text) => !isNotSet(text) && choose(facet, text) === undefined)
    const values = facets[facet].map(({ value, label }) => (facet === 'type' ? label : value))
    if (unknown) return `${name} must be one of: ${values.join(', ')}.`
  }
  const sort = first(params.sort).toLowerCase()
  return sort && !sorts.some((one) => one === sort) ? `sort must be one of: ${sorts.join(', ')}.` : null
}

/**
 * The address of the list with these filters. Takes the ones that are set and the trip after which it goes on, returns
 * a path such as '/itineraries?type=luxury&country=Kenya'; parseListParams and parseAfter read it back.
 */
export function listHref(filters: Partial<ItineraryFilters>, after?: number | null) {
  const params = new URLSearchParams()
  if (filters.query) params.set('query', filters.query)
  if (filters.packageType) params.set('type', typeValues[filters.packageType])
  if (filters.country) params.set('country', filters.country)
  if (filters.difficulty) params.set('difficulty', filters.difficulty)
  for (const facet of facetNames) for (const value of filters.choices?.[facet] ?? []) params.append(facet, value)
  if (filters.sort) params.set('sort', filters.sort)
  if (after) params.set('after', String(after))
  const search = params.toString()
  return (search ? `/itineraries?${search}` : '/itineraries') as `/itineraries?${string}`
}

/** Whether any filter is set. */
export function isFiltered({ query, packageType, country, difficulty, choices }: ItineraryFilters) {
  return Boolean(query || packageType || country || difficulty || Object.keys(choices).length > 0)
}
