import { type FacetName, facetNames, facets } from './facets'
import { chosenOf, type ItineraryFilters, withChosen } from './filters'
import { formatPrice } from './price'

export type Applied = {
  label: string
  without: ItineraryFilters
}

/** The search, then each choice, as visitors read it. */
export function appliedFilters(filters: ItineraryFilters): Applied[] {
  const search = filters.query ? [{ label: `“${filters.query}”`, without: { ...filters, query: '' } }] : []
  const choices = facetNames.flatMap((facet) => {
    const chosen = chosenOf(filters, facet)
    return chosen.map((value) => ({
      label: labelOf(facet, value),
      without: withChosen(
        filters,
        facet,
        chosen.filter((other) => other !== value),
      ),
    }))
  })
  const { highest } = filters
  const price = highest ? [{ label: sayHighest(highest), without: { ...filters, highest: null } }] : []
  return [...search, ...choices, ...price]
}

const sayHighest = (highest: number) => `At most ${formatPrice(highest)} each`

function labelOf(facet: FacetName, value: string) {
  const label = facets[facet].find((choice) => choice.value === value)?.label ?? value
  return facet === 'month' ? `Good in ${label}` : label
}
