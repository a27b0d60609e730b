import { type CatalogueEntry, type FacetName, facetNames, facets, type Sort } from './facets'
import { chosenOf, type ItineraryFilters } from './filters'

type Wanted = { facet: FacetName; isMet: (entry: CatalogueEntry) => boolean }

function wantedOf(filters: ItineraryFilters): Wanted[] {
  return facetNames.flatMap((facet) => {
    const chosen = chosenOf(filters, facet)
    const choices = facets[facet].filter(({ value }) => chosen.includes(value))
    return choices.length > 0 ? [{ facet, isMet: (entry) => choices.some(({ has }) => has(entry)) }] : []
  })
}

// A price on request may be any.
const isWithin = ({ price }: CatalogueEntry, { highest }: ItineraryFilters) =>
  highest === null || (price > 0 && price <= highest)

/** Within a facet any of the chosen values is enough. */
export function narrow(entries: CatalogueEntry[], filters: ItineraryFilters) {
  const wanted = wantedOf(filters)
  return entries.filter((entry) => isWithin(entry, filters) && wanted.every(({ isMet }) => isMet(entry)))
}

export function countMet(entry: CatalogueEntry, filters: ItineraryFilters) {
  return wantedOf(filters).filter(({ isMet }) => isMet(entry)).length
}

export type FacetCounts = Record<FacetName, Record<string, number>>

/** For each choice, ignoring what is chosen of its own facet. */
export function countFacets(entries: CatalogueEntry[], filters: ItineraryFilters): FacetCounts {
  const wanted = wantedOf(filters)
  const counts = Object.fromEntries(
    facetNames.map((facet) => [facet, Object.fromEntries(facets[facet].map(({ value }) => [value, 0]))]),
  ) as FacetCounts
  for (const entry of entries) {
    if (!isWithin(entry, filters)) continue
    const missed = wanted.filter(({ isMet }) => !isMet(entry))
    if (missed.length > 1) continue
    // An entry that misses one facet counts for the other choices of that facet only.
    const counted = missed[0] ? [missed[0].facet] : facetNames
    for (const facet of counted) {
      for (const { value, has } of facets[facet]) if (has(entry)) counts[facet][value] = (counts[facet][value] ?? 0) + 1
    }
  }
  return counts
}

const orders: Record<Sort, (a: CatalogueEntry, b: CatalogueEntry) => number> = {
  price: (a, b) => (a.price || Number.MAX_VALUE) - (b.price || Number.MAX_VALUE),
  length: (a, b) => a.duration - b.duration,
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.reviews - a.reviews,
}

/** Stable: ties, and all without an order, stay as they are. */
export function sortEntries(entries: CatalogueEntry[], sort: Sort | null) {
  return sort ? entries.toSorted(orders[sort]) : entries
}
