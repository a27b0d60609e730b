import { type FacetName, facetNames, facets } from './facets'
import { chosenOf, type ItineraryFilters, toggleChosen } from './filters'

export type Applied = {
  label: string
  without: ItineraryFilters
}

/** The search, then each choice, as visitors read it. */
export function appliedFilters(filters: ItineraryFilters): Applied[] {
  const search = filters.query ? [{ label: `“${filters.query}”`, without: { ...filters, query: '' } }] : []
  const chosen = facetNames.flatMap((facet) =>
    chosenOf(filters, facet).map((value) => ({
      label: labelOf(facet, value),
      without: toggleChosen(filters, facet, value),
    })),
  )
  return [...search, ...chosen]
}

function labelOf(facet: FacetName, value: string) {
  const label = facets[facet].find((choice) => choice.value === value)?.label ?? value
  return facet === 'month' ? `Good in ${label}` : label
}
