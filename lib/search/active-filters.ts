import { formatPrice } from '../domain/money'
import { formatTravelMonth } from '../domain/travellers'
import { withoutTravellersInQuery } from './constraints'
import { type FacetName, facetNames, facets } from './facets'
import { chosenValues, type ItineraryFilters, withChosen } from './filters'

type ActiveFilter = {
  label: string
  without: ItineraryFilters
}

/** The search, then each choice, as visitors read it. */
export function activeFilters(filters: ItineraryFilters): ActiveFilter[] {
  const search = filters.query ? [{ label: `“${filters.query}”`, without: { ...filters, query: '' } }] : []
  const choices = facetNames.flatMap((facet) => {
    const chosen = chosenValues(filters, facet)
    return chosen.map((value) => ({
      label: facetLabel(facet, value),
      without: withChosen(
        filters,
        facet,
        chosen.filter((other) => other !== value),
      ),
    }))
  })
  const { highest } = filters
  const price = highest ? [{ label: formatHighest(highest), without: { ...filters, highest: null } }] : []
  const month = filters.onlyBest && filters.travellers ? formatTravelMonth(filters.travellers.from) : ''
  const best = month ? [{ label: `At its best in ${month}`, without: { ...filters, onlyBest: false } }] : []
  return [...search, ...choices, ...price, ...best]
}

/** Drops the travellers, in the search too. */
export function withoutTravellers(filters: ItineraryFilters): ItineraryFilters {
  return { ...filters, query: withoutTravellersInQuery(filters.query), travellers: null, onlyBest: false }
}

const formatHighest = (highest: number) => `At most ${formatPrice(highest)} each`

function facetLabel(facet: FacetName, value: string) {
  return facets[facet].find((choice) => choice.value === value)?.label ?? value
}
