// What a visitor can filter the itineraries by, and how it is written in the URL of the list and of the REST call.

import {
  type Country,
  countries,
  type Difficulty,
  difficulties,
  type PackageType,
  packageTypeSlugs,
  packageTypes,
} from './choices'
import { parseItineraryId } from './id'

export type ItineraryFilters = {
  query: string
  packageType: PackageType | null
  country: Country | null
  difficulty: Difficulty | null
}

export const noFilters: ItineraryFilters = { query: '', packageType: null, country: null, difficulty: null }

export const maxQueryLength = 100

type Params = Record<string, string | string[] | undefined>

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)?.trim() ?? ''

const choose = <T extends string>(options: readonly T[], value: string) =>
  options.find((option) => option.toLowerCase() === value.toLowerCase()) ?? null

function parsePackageType(value: string) {
  const slug = value.toLowerCase()
  // Spec: shortcuts say budget and cultural, the values are Budget-Friendly and Community & Cultural (decision 1).
  return packageTypes.find((type) => packageTypeSlugs[type] === slug) ?? choose(packageTypes, value)
}

/**
 * Reads the filters of /itineraries from its search parameters, any case; what is unknown counts as not set.
 * Takes the page's searchParams, returns the filters.
 */
export function parseListParams(params: Params): ItineraryFilters {
  return {
    query: first(params.query).replace(/\s+/g, ' ').slice(0, maxQueryLength),
    packageType: parsePackageType(first(params.type)),
    country: choose(countries, first(params.country)),
    difficulty: choose(difficulties, first(params.difficulty)),
  }
}

/** Reads the trip that this part of the list comes after, or null. Takes the page's searchParams. */
export const parseAfter = (params: Params) => parseItineraryId(first(params.after))

/**
 * Reads the filters of GET /api/itineraries, whose parameters have other names (specification section 7).
 * Takes its search parameters, returns the filters.
 */
export function parseApiParams(params: Params): ItineraryFilters {
  return parseListParams({
    query: params.query,
    type: params.packageType,
    country: params.country,
    difficulty: params.difficultyLevel,
  })
}

/**
 * The address of the list with these filters. Takes the ones that are set and the trip after which it goes on, returns
 * a path such as '/itineraries?type=luxury&country=Kenya'; parseListParams and parseAfter read it back.
 */
export function listHref(filters: Partial<ItineraryFilters>, after?: number | null) {
  const params = new URLSearchParams()
  if (filters.query) params.set('query', filters.query)
  if (filters.packageType) params.set('type', packageTypeSlugs[filters.packageType])
  if (filters.country) params.set('country', filters.country)
  if (filters.difficulty) params.set('difficulty', filters.difficulty)
  if (after) params.set('after', String(after))
  const search = params.toString()
  return (search ? `/itineraries?${search}` : '/itineraries') as `/itineraries?${string}`
}

/** Whether any filter is set. */
export function isFiltered(filters: ItineraryFilters) {
  return Boolean(filters.query || filters.packageType || filters.country || filters.difficulty)
}
