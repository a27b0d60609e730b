'use client'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button, buttonLook } from '@/components/ui/button'
import { countries, difficulties, packageTypeSlugs, packageTypes } from '@/lib/itineraries/choices'
import { type ItineraryFilters, listHref, maxQueryLength, parseListParams } from '@/lib/itineraries/filters'
import { FilterSelect } from './filter-select'

const typingPause = 400 // ms

const typeOptions = [
  { value: '', label: 'All Package Types' },
  ...packageTypes.map((type) => ({ value: packageTypeSlugs[type], label: type })),
]
const countryOptions = [{ value: '', label: 'All Countries' }, ...countries.map((value) => ({ value, label: value }))]
const difficultyOptions = [
  { value: '', label: 'Any Difficulty' },
  ...difficulties.map((value) => ({ value, label: value })),
]

type Props = {
  filters: ItineraryFilters
  onChange: (change: Partial<ItineraryFilters>) => void
  /** Drawn on the server. */
  icons: { search: ReactNode; chevron: ReactNode }
}

/** A plain GET form to the list; with JavaScript every change is applied as it is made. */
export function FilterBar({ filters, onChange, icons }: Props) {
  const box = useRef<HTMLInputElement>(null)
  const applied = useRef(filters.query)
  // From here on the visitor opens and closes it.
  const [isMore] = useState(filters.difficulty !== null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => () => clearTimeout(timer.current), [])

  // What was typed or chosen before the script was here counts too.
  const applyGiven = useEffectEvent(() => {
    const values = Object.fromEntries(new FormData(form.current ?? undefined)) as Record<string, string>
    const given = parseListParams(values)
    if (listHref(given) === listHref(filters)) return
    applied.current = given.query
    onChange(given)
  })
  useEffect(() => applyGiven(), [])

  // The query changed from outside (reset, a removed chip, the back button): the box follows. Else it is left alone, so that
  // no letter is lost that is typed meanwhile.
  useEffect(() => {
    if (filters.query === applied.current) return
    applied.current = filters.query
    if (box.current) box.current.value = filters.query
  }, [filters.query])

  function applyText() {
    clearTimeout(timer.current)
    const query = box.current?.value.trim() ?? ''
    applied.current = query
    if (query !== filters.query) onChange({ query })
  }

  function handleType() {
    clearTimeout(timer.current)
    timer.current = setTimeout(applyText, typingPause)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    applyText()
  }

  return (
    <search>
      <form
        ref={form}
        action="/itineraries"
        onSubmit={handleSubmit}
        className="relative z-1 -mt-16 grid grid-cols-2 gap-3 rounded-panel bg-white p-4 shadow-lift md:-mt-11 md:grid-cols-[1fr_1fr_auto] md:p-5 lg:grid-cols-[1fr_13rem_15rem_auto]"
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
          onChange={(value) => onChange({ country: countries.find((country) => country === value) ?? null })}
        />
        <FilterSelect
          icon={icons.chevron}
          name="type"
          label="Package type"
          value={filters.packageType ? packageTypeSlugs[filters.packageType] : ''}
          options={typeOptions}
          onChange={(value) =>
            onChange({ packageType: packageTypes.find((type) => packageTypeSlugs[type] === value) ?? null })
          }
        />
        <details open={isMore} className="group col-span-full noscript:hidden md:col-span-1">
          <summary
            className={buttonLook({
              tone: 'outline',
              className: 'w-full list-none [&::-webkit-details-marker]:hidden',
            })}
          >
            <span className="group-open:hidden">More Filters</span>
            <span className="hidden group-open:inline">Hide Filters</span>
            <span className="transition-transform duration-base group-open:rotate-180">{icons.chevron}</span>
          </summary>
        </details>
        {/* Beside the details and not in it, so that it takes a row of its own. */}
        <div className="col-span-full hidden noscript:block in-[form:has(details[open])]:block">
          <FilterSelect
            icon={icons.chevron}
            name="difficulty"
            label="Difficulty"
            value={filters.difficulty ?? ''}
            options={difficultyOptions}
            onChange={(value) =>
              onChange({ difficulty: difficulties.find((difficulty) => difficulty === value) ?? null })
            }
            className="md:w-[15rem]"
          />
        </div>
        <div className="col-span-full hidden noscript:block">
          <Button type="submit">Show trips</Button>
        </div>
      </form>
    </search>
  )
}
