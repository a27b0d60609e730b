import { describeMonths } from '../domain/details'
import { formatPrice } from '../domain/money'
import { monthNumber } from '../domain/travellers'
import { criteria } from './criteria'
import { type CatalogueEntry, type FacetName, facetNames, facets, type Sort } from './facets'
import { chosenValues, type ItineraryFilters } from './filters'

type Condition = {
  /** Null for filters that are not facets. */
  facet: FacetName | null
  isMet: (entry: CatalogueEntry) => boolean
  /** Why a trip does not meet it: 'US$140 over your limit'. */
  describeMiss: (entry: CatalogueEntry) => string
}

function conditionsFrom(filters: ItineraryFilters): Condition[] {
  const { highest, onlyBest, travellers } = filters
  const from = travellers?.from ?? ''
  const month = monthNumber(from)
  const conditions = facetNames.flatMap((facet): Condition[] => {
    const chosen = chosenValues(filters, facet)
    const choices = facets[facet].filter(({ value }) => chosen.includes(value))
    const labels = choices.map(({ label }) => label)
    return choices.length > 0
      ? [
          {
            facet,
            isMet: (entry) => choices.some(({ has }) => has(entry, from)),
            describeMiss: (entry) => describeFacet(facet, entry, labels),
          },
        ]
      : []
  })
  if (highest !== null) {
    conditions.push({
      facet: null,
      isMet: ({ price }) => price > 0 && price <= highest,
      describeMiss: ({ price }) => (price > 0 ? `${formatPrice(price - highest)} over your limit` : 'Price on request'),
    })
  }
  if (onlyBest && month) {
    conditions.push({
      facet: null,
      isMet: ({ months }) => months.includes(month),
      describeMiss: ({ months }) => `Best ${describeMonths(months)}`,
    })
  }
  return conditions
}

/** What the trip has instead of the chosen labels. */
function describeFacet(facet: FacetName, entry: CatalogueEntry, labels: string[]) {
  const { duration, price, youngest } = entry
  const described: Record<FacetName, string> = {
    length: duration === 1 ? '1 day' : `${duration} days`,
    price: price > 0 ? `${formatPrice(price)} per person` : 'Price on request',
    country: `In ${entry.country}`,
    type: entry.packageType,
    difficulty: entry.difficulty,
    animal: `Without ${labels.join(' or ').toLowerCase()}`,
    theme: `Not under ${labels.map((label) => `“${label}”`).join(' or ')}`,
    driving: criteria['short drives'].describeMiss(entry),
    dates: entry.joinDays.length > 0 ? 'On dates in other months' : 'For you alone, on any date',
    age: youngest === null ? 'Minimum age not known' : youngest === 0 ? 'Any age' : `Minimum age ${youngest}`,
  }
  return described[facet]
}

/** Any of the chosen values of a facet is enough. */
export function applyFilters(entries: CatalogueEntry[], filters: ItineraryFilters) {
  const conditions = conditionsFrom(filters)
  return entries.filter((entry) => conditions.every(({ isMet }) => isMet(entry)))
}

export function countMet(entry: CatalogueEntry, filters: ItineraryFilters) {
  return conditionsFrom(filters).filter(({ isMet }) => isMet(entry)).length
}

/** A trip that meets all filters but one, and why not that one. */
type NearMiss = { id: number; reason: string }

export const mostNearMisses = 3

/**
 * At most three. With a limit on price those just above it, and `dearer`: how many only that limit keeps out. For other
 * filters only where they leave fewer than three trips.
 */
export function findNearMisses(entries: CatalogueEntry[], filters: ItineraryFilters) {
  const conditions = conditionsFrom(filters)
  const missed = entries.flatMap((entry) => {
    const [first, ...others] = conditions.filter(({ isMet }) => !isMet(entry))
    return first && others.length === 0 ? [{ entry, reason: first.describeMiss(entry) }] : []
  })
  const { highest } = filters
  const dearer = missed
    .filter(({ entry }) => highest !== null && entry.price > highest)
    .toSorted((one, other) => orders.price(one.entry, other.entry))
  const isFew = applyFilters(entries, filters).length < mostNearMisses
  const others = isFew ? missed.filter((one) => !dearer.includes(one)) : []
  const trips = [...dearer, ...others].slice(0, mostNearMisses)
  return { dearer: dearer.length, trips: trips.map(({ entry, reason }): NearMiss => ({ id: entry.id, reason })) }
}

export type FacetCounts = Record<FacetName, Record<string, number>>

/** Each count ignores the other choices of its own facet. */
export function countFacets(entries: CatalogueEntry[], filters: ItineraryFilters): FacetCounts {
  const conditions = conditionsFrom(filters)
  const from = filters.travellers?.from ?? ''
  const others = conditions.filter(({ facet }) => facet === null)
  const wanted = conditions.filter(({ facet }) => facet !== null)
  const counts = Object.fromEntries(
    facetNames.map((facet) => [facet, Object.fromEntries(facets[facet].map(({ value }) => [value, 0]))]),
  ) as FacetCounts
  for (const entry of entries) {
    if (!others.every(({ isMet }) => isMet(entry))) continue
    const missed = wanted.filter(({ isMet }) => !isMet(entry))
    if (missed.length > 1) continue
    // An entry that misses one facet counts for the other choices of that facet only.
    const counted = missed[0]?.facet ? [missed[0].facet] : facetNames
    for (const facet of counted) {
      for (const { value, has } of facets[facet])
        if (has(entry, from)) counts[facet][value] = (counts[facet][value] ?? 0) + 1
    }
  }
  return counts
}

const orders: Record<Sort, (a: CatalogueEntry, b: CatalogueEntry) => number> = {
  price: (a, b) => (a.price || Number.MAX_VALUE) - (b.price || Number.MAX_VALUE),
  length: (a, b) => a.duration - b.duration,
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.reviews - a.reviews,
}

/** A stable sort: entries that tie keep their order, as do all without `sort`. */
export function sortEntries(entries: CatalogueEntry[], sort: Sort | null) {
  return sort ? entries.toSorted(orders[sort]) : entries
}
