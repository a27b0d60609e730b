import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { LazySearchBox } from '@/components/itinerary/search-box/lazy-search-box'
import { buttonStyles } from '@/components/ui/button'
import { cn } from '@/lib/design/cn'
import { countries, packageTypeSlugs, packageTypes } from '@/lib/domain/choices'
import { maxQueryLength } from '@/lib/domain/query'
import { chosenValues } from '@/lib/search/filters'
import { FilterPanel } from './filter-panel'
import { chevron, FilterSelect } from './filter-select'
import { MoreFilters } from './more-filters'
import { TravellerFields } from './traveller-fields'

const barButton = 'list-none whitespace-nowrap px-3! [&::-webkit-details-marker]:hidden'

const typeOptions = [
  { value: '', label: 'All Package Types' },
  ...packageTypes.map((type) => ({ value: packageTypeSlugs[type], label: type })),
]
const countryOptions = [{ value: '', label: 'All Countries' }, ...countries.map((value) => ({ value, label: value }))]

export function FilterFields({ filters, counts, total }: ComponentProps<typeof FilterPanel>) {
  return (
    <>
      <div className="basis-full lg:flex-1">
        <label htmlFor="search" className="sr-only">
          Search itineraries
        </label>
        <LazySearchBox
          id="search"
          name="query"
          defaultValue={filters.query}
          maxLength={maxQueryLength}
          placeholder="Search destinations, activities, or experiences..."
          className="min-h-control w-full text-ellipsis rounded-control border-[1.5px] border-line-strong bg-white pr-3 pl-11 hover:border-ink"
        >
          <span className="absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft">
            <Search className="size-5" />
          </span>
        </LazySearchBox>
      </div>
      <FilterSelect
        name="country"
        label="Country"
        value={chosenValues(filters, 'country')[0] ?? ''}
        options={countryOptions}
        className="grow lg:grow-0"
      />
      <FilterSelect
        name="type"
        label="Package type"
        value={chosenValues(filters, 'type')[0] ?? ''}
        options={typeOptions}
        className="grow lg:grow-0"
      />
      {/* What it opens is below the bar: in here it would take the place of its neighbour. */}
      <details id="party" className="grow lg:grow-0">
        <summary
          aria-controls="party-fields"
          className={buttonStyles({ tone: 'outline', className: `w-full ${barButton}` })}
        >
          Who and when
          <span className="transition-transform duration-base in-open:rotate-180">{chevron}</span>
        </summary>
      </details>
      <input type="hidden" name="sort" value={filters.sort ?? ''} />
      <input type="hidden" name="budget" value={filters.budget ?? ''} />
      <MoreFilters
        controls="filters"
        className={buttonStyles({
          tone: 'outline',
          className: cn(
            barButton,
            'grow lg:grow-0 max-md:in-[form:has(:popover-open)]:fixed max-md:in-[form:has(:popover-open)]:inset-x-0 max-md:in-[form:has(:popover-open)]:top-0 max-md:in-[form:has(:popover-open)]:z-1 max-md:in-[form:has(:popover-open)]:rounded-none max-md:in-[form:has(:popover-open)]:border-x-0 max-md:in-[form:has(:popover-open)]:border-t-0 max-md:in-[form:has(:popover-open)]:bg-white',
          ),
        })}
      >
        <span className="in-[form:has(:popover-open)]:hidden">More Filters</span>
        <span className="hidden in-[form:has(:popover-open)]:inline">Hide Filters</span>
        <span className="transition-transform duration-base in-[form:has(:popover-open)]:rotate-180">{chevron}</span>
      </MoreFilters>
      <div
        id="party-fields"
        className="hidden basis-full flex-wrap gap-2 pb-2 in-[form:has(#party[open])]:flex md:gap-3 md:pb-0"
      >
        <TravellerFields travellers={filters.travellers} onlyBest={filters.onlyBest} />
      </div>
      <div
        id="filters"
        className="basis-full hidden in-[form:has(:popover-open)]:block max-md:fixed max-md:inset-0 max-md:overflow-y-auto max-md:overscroll-contain max-md:bg-white max-md:px-4 max-md:pt-20"
      >
        <FilterPanel filters={filters} counts={counts} total={total} />
      </div>
      <div className="basis-full hidden noscript:in-[form:not(:has(:popover-open))]:block">
        <button type="submit" className={buttonStyles()}>
          Show trips
        </button>
      </div>
    </>
  )
}
