import { type FacetName, facetLabels, facets } from '@/lib/search/facets'
import { chosenOf, type ItineraryFilters } from '@/lib/search/filters'
import type { FacetCounts } from '@/lib/search/narrow'

type Props = { facet: FacetName; filters: ItineraryFilters; counts: FacetCounts }

/** The choices of a facet, each with the number of trips it leaves. One that leaves none is off. */
export function FacetChoices({ facet, filters, counts }: Props) {
  const chosen = chosenOf(filters, facet)
  // The select above sends it: sent twice, it could not be taken off without JavaScript.
  const inSelect = chosen.length > (filters.choices[facet]?.length ?? 0) ? chosen[0] : undefined
  return (
    <fieldset className="facet min-w-0">
      <legend className="mb-1 font-[650]">{facetLabels[facet]}</legend>
      {facets[facet].map(({ value, label }) => {
        const count = counts[facet][value] ?? 0
        const isChosen = chosen.includes(value)
        return (
          <label key={value} className={value === inSelect ? 'noscript:hidden' : undefined}>
            <input
              type="checkbox"
              {...(value === inSelect ? { 'data-name': facet } : { name: facet })}
              value={value}
              defaultChecked={isChosen}
              disabled={count === 0 && !isChosen}
            />
            {label}
            <span>
              {count}
              <span className="sr-only">{count === 1 ? ' trip' : ' trips'}</span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
