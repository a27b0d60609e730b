import { Button, LinkButton } from '@/components/ui/button'
import { counted } from '@/lib/content/format'
import { difficulties } from '@/lib/domain/choices'
import type { FacetName } from '@/lib/search/facets'
import { type ItineraryFilters, isFiltered, listHref } from '@/lib/search/filters'
import type { FacetCounts } from '@/lib/search/narrow'
import { FacetChoices } from './facet-choices'
import { FilterSelect } from './filter-select'

const columns: FacetName[][] = [
  ['animal', 'age'],
  ['theme', 'difficulty'],
  ['driving', 'length', 'price'],
  ['country', 'type'],
]
const difficultyOptions = [
  { value: '', label: 'Any Difficulty' },
  ...difficulties.map((value) => ({ value, label: value })),
]

type Props = { filters: ItineraryFilters; counts: FacetCounts; total: number }

/** What More Filters shows: on a phone a sheet of its own, else below the bar. */
export function FilterPanel({ filters, counts, total }: Props) {
  return (
    <>
      <FilterSelect
        name="difficulty"
        label="Difficulty"
        value={filters.difficulty ?? ''}
        options={difficultyOptions}
        className="md:w-[15rem]"
      />
      <div className="mt-5 grid gap-x-column gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {columns.map((facets) => (
          <div key={facets[0]} className="grid content-start gap-6">
            {facets.map((facet) => (
              <FacetChoices key={facet} {...{ facet, filters, counts }} />
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
      <span className="font-[650]">At most, each</span>
      <span className="flex items-center gap-2">
        US$
        <input
          type="number"
          name="highest"
          min={1}
          max={999_999}
          defaultValue={value ?? ''}
          inputMode="numeric"
          placeholder="2500"
          className="min-h-tap w-28 rounded-control border-[1.5px] border-line-strong bg-white px-3 hover:border-ink"
        />
      </span>
    </label>
  )
}
