import { Button, LinkButton } from '@/components/ui/button'
import { counted } from '@/lib/content/format'
import { difficulties } from '@/lib/domain/choices'
import type { FacetCounts } from '@/lib/search/apply-filters'
import { type FacetName, facetLabels, facets } from '@/lib/search/facets'
import { chosenValues, type ItineraryFilters, inSelects, isFiltered, listHref } from '@/lib/search/filters'
import { agentQuestion } from '@/lib/seo/agent-tools'
import { FilterSelect } from './filter-select'

const columns: FacetName[][] = [
  ['animal', 'age'],
  ['theme', 'difficulty'],
  ['driving', 'length', 'price'],
  ['country', 'type', 'dates'],
]
const difficultyOptions = [
  { value: '', label: 'Any Difficulty' },
  ...difficulties.map((value) => ({ value, label: value })),
]

type Props = { filters: ItineraryFilters; counts: FacetCounts; total: number }

export function FilterPanel({ filters, counts, total }: Props) {
  return (
    <>
      <FilterSelect
        name="difficulty"
        label="Difficulty"
        value={chosenValues(filters, 'difficulty')[0] ?? ''}
        options={difficultyOptions}
        className="md:w-[15rem]"
      />
      <div className="mt-5 grid gap-x-column gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {columns.map((facets) => (
          <div key={facets[0]} className="grid content-start gap-6">
            {facets.map((facet) => (
              <FacetChoices key={facet} facet={facet} filters={filters} counts={counts} />
            ))}
            {facets.includes('price') && <HighestPrice value={filters.highest} />}
          </div>
        ))}
      </div>
      <div className="max-md:sticky max-md:bottom-0 mt-5 flex flex-wrap gap-3 bg-white max-md:-mx-4 max-md:border-line max-md:border-t max-md:px-4 max-md:py-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] md:not-noscript:hidden">
        <Button type="submit" className="grow md:grow-0">
          <span className="noscript:hidden">Show {counted(total, 'trip')}</span>
          <span className="hidden noscript:inline">Show trips</span>
        </Button>
        {isFiltered(filters) && (
          <LinkButton href={listHref({ travellers: filters.travellers })} tone="outline">
            Reset Filters
          </LinkButton>
        )}
      </div>
    </>
  )
}

function HighestPrice({ value }: { value: number | null }) {
  return (
    <label className="flex flex-wrap items-center gap-3">
      <span className="font-[650]">Up to, per person</span>
      <span className="flex items-center gap-2">
        US$
        <input
          name="highest"
          maxLength={20}
          defaultValue={value ?? ''}
          inputMode="numeric"
          placeholder="2500"
          className="min-h-tap w-28 rounded-control border-[1.5px] border-line-strong bg-white px-3 hover:border-ink"
        />
      </span>
    </label>
  )
}

type FacetChoicesProps = { facet: FacetName; filters: ItineraryFilters; counts: FacetCounts }

/** Each with the number of trips it would leave; disabled if none. */
function FacetChoices({ facet, filters, counts }: FacetChoicesProps) {
  const chosen = chosenValues(filters, facet)
  // The select already submits it: a duplicate could not be removed without JavaScript.
  const inSelect = inSelects.includes(facet) ? chosen[0] : undefined
  // An operator without shared trips has none.
  if (facet === 'dates' && chosen.length === 0 && !Object.values(counts.dates).some((count) => count > 0)) return null
  return (
    <fieldset {...agentQuestion(facetLabels[facet])} className="facet min-w-0">
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
