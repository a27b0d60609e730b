'use client'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { buttonLook } from '@/components/ui/button'
import { countries, packageTypeSlugs, packageTypes } from '@/lib/itineraries/choices'
import { type ItineraryFilters, listHref, paramsOf, parseListParams } from '@/lib/itineraries/filters'
import type { FacetCounts } from '@/lib/itineraries/narrow'
import { maxQueryLength } from '@/lib/itineraries/query'
import { FilterPanel } from './filter-panel'
import { FilterSelect } from './filter-select'

const typingPause = 400 // ms

const typeOptions = [
  { value: '', label: 'All Package Types' },
  ...packageTypes.map((type) => ({ value: packageTypeSlugs[type], label: type })),
]
const countryOptions = [{ value: '', label: 'All Countries' }, ...countries.map((value) => ({ value, label: value }))]

type Props = {
  filters: ItineraryFilters
  /** How many trips each choice leaves. */
  counts: FacetCounts
  total: number
  onChange: (filters: ItineraryFilters) => void
  icons: { search: ReactNode; chevron: ReactNode }
}

/** A plain GET form to the list; with JavaScript every change is applied at once. */
export function FilterBar({ filters, counts, total, onChange, icons }: Props) {
  const box = useRef<HTMLInputElement>(null)
  // Queries this box asked for that the list has not shown yet, and the one it began with.
  const asked = useRef([filters.query])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const form = useRef<HTMLFormElement>(null)
  const more = useRef<HTMLDetailsElement>(null)
  // So that a choice made during the pause after the last letter is kept.
  const latest = useRef(filters)
  useEffect(() => {
    latest.current = filters
  }, [filters])
  useEffect(() => () => clearTimeout(timer.current), [])

  // Also for what was typed or chosen before hydration.
  const applyGiven = useEffectEvent(() => {
    const given = new FormData(form.current ?? undefined) as unknown as Record<string, string>
    const wanted = parseListParams(paramsOf(new URLSearchParams(given)))
    if (listHref(wanted) === listHref(filters)) return
    ask(wanted)
  })
  useEffect(() => applyGiven(), [])

  // The box follows a query that changed elsewhere (reset, a removed chip, Back). It ignores its own queries, which may
  // arrive late, when more has been typed.
  useEffect(() => {
    const position = asked.current.indexOf(filters.query)
    asked.current.splice(0, position + 1)
    if (position === -1 && box.current) box.current.value = filters.query
  }, [filters.query])

  function ask(wanted: ItineraryFilters) {
    if (wanted.query !== latest.current.query) asked.current.push(wanted.query)
    onChange(wanted)
  }

  function applyText() {
    clearTimeout(timer.current)
    const query = box.current?.value.trim() ?? ''
    if (query !== latest.current.query) ask({ ...latest.current, query })
  }

  function handleType() {
    clearTimeout(timer.current)
    timer.current = setTimeout(applyText, typingPause)
  }

  function closePanel() {
    if (more.current) more.current.open = false
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    applyText()
    // On a phone the panel covers the trips.
    closePanel()
    document.getElementById('trips')?.scrollIntoView()
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !more.current?.open) return
    closePanel()
    more.current.querySelector('summary')?.focus()
  }

  return (
    <search>
      <form
        ref={form}
        action="/itineraries"
        onSubmit={handleSubmit}
        onKeyDown={handleKey}
        className="relative z-1 -mt-16 grid grid-cols-2 gap-3 rounded-panel bg-white p-4 shadow-lift max-md:has-[details[open]]:z-drawer md:-mt-11 md:grid-cols-[1fr_1fr_auto] md:p-5 lg:grid-cols-[1fr_13rem_15rem_auto]"
      >
        <label className="relative col-span-full lg:col-span-1">
          <span className="sr-only">Search itineraries</span>
          <span className="absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft">{icons.search}</span>
          <input
            type="search"
            name="query"
            ref={box}
            defaultValue={filters.query}
            maxLength={maxQueryLength}
            enterKeyHint="search"
            placeholder="Search destinations, activities, or experiences..."
            onChange={handleType}
            className="min-h-control w-full text-ellipsis rounded-control border-[1.5px] border-line-strong bg-white pr-3 pl-11 hover:border-ink"
          />
        </label>
        <FilterSelect
          icon={icons.chevron}
          name="country"
          label="Country"
          value={filters.country ?? ''}
          options={countryOptions}
          onChange={(value) =>
            onChange({ ...filters, country: countries.find((country) => country === value) ?? null })
          }
        />
        <FilterSelect
          icon={icons.chevron}
          name="type"
          label="Package type"
          value={filters.packageType ? packageTypeSlugs[filters.packageType] : ''}
          options={typeOptions}
          onChange={(value) =>
            onChange({
              ...filters,
              packageType: packageTypes.find((type) => packageTypeSlugs[type] === value) ?? null,
            })
          }
        />
        {filters.sort && <input type="hidden" name="sort" value={filters.sort} />}
        <details ref={more} className="group col-span-full md:col-span-1" data-sheet>
          <summary
            className={buttonLook({
              tone: 'outline',
              className:
                'w-full list-none max-md:group-open:fixed max-md:group-open:inset-x-0 max-md:group-open:top-0 max-md:group-open:z-1 max-md:group-open:rounded-none max-md:group-open:border-x-0 max-md:group-open:border-t-0 max-md:group-open:bg-white [&::-webkit-details-marker]:hidden',
            })}
          >
            <span className="group-open:hidden">More Filters</span>
            <span className="hidden group-open:inline">Hide Filters</span>
            <span className="transition-transform duration-base group-open:rotate-180">{icons.chevron}</span>
          </summary>
        </details>
        {/* Beside the details, not inside, so that it has a row of its own. */}
        <div className="col-span-full hidden in-[form:has(details[open])]:block max-md:fixed max-md:inset-0 max-md:overflow-y-auto max-md:overscroll-contain max-md:bg-white max-md:px-4 max-md:pt-20">
          <FilterPanel {...{ filters, counts, total, onChange }} chevron={icons.chevron} />
        </div>
        <div className="col-span-full hidden noscript:in-[form:not(:has(details[open]))]:block">
          <button type="submit" className={buttonLook()}>
            Show trips
          </button>
        </div>
      </form>
    </search>
  )
}
