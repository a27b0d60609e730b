import { formatPrice } from '../domain/money'
import { sayMonth } from '../domain/travellers'
import { monthInQuery, withoutMonth } from './constraints'
import { type FacetName, facetNames, facets } from './facets'
import { chosenOf, type ItineraryFilters, withChosen } from './filters'

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
  const month = filters.onlyBest && filters.travellers ? sayMonth(filters.travellers.from) : ''
  const best = month ? [{ label: `At its best in ${month}`, without: { ...filters, onlyBest: false } }] : []
  return [...search, ...choices, ...price, ...best]
}

/** Without whose prices they are, nor the month that the search names. */
export function withoutTravellers(filters: ItineraryFilters): ItineraryFilters {
  const query = monthInQuery(filters.query) ? withoutMonth(filters.query) : filters.query
  return { ...filters, query, travellers: null, onlyBest: false }
}

const sayHighest = (highest: number) => `At most ${formatPrice(highest)} each`

function labelOf(facet: FacetName, value: string) {
  return facets[facet].find((choice) => choice.value === value)?.label ?? value
}
