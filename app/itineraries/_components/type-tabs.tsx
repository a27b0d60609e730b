import type { Route } from 'next'
import type { MouseEvent } from 'react'
import { Link } from '@/components/ui/link'
import { packageTypeSlugs, packageTypes } from '@/lib/itineraries/choices'
import { chosenOf, type ItineraryFilters, listHref, withChosen } from '@/lib/itineraries/filters'

type Props = { filters: ItineraryFilters; onChange: (filters: ItineraryFilters) => void }

export function TypeTabs({ filters, onChange }: Props) {
  const chosen = chosenOf(filters, 'type')
  const tabs = [
    { label: 'All Packages', isCurrent: chosen.length === 0, target: withChosen(filters, 'type', []) },
    ...packageTypes.map((label) => ({
      label,
      isCurrent: chosen.includes(packageTypeSlugs[label]),
      target: withChosen(filters, 'type', [packageTypeSlugs[label]]),
    })),
  ]

  function handleClick(event: MouseEvent, target: ItineraryFilters) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    if (listHref(target) !== listHref(filters)) onChange(target)
  }

  return (
    <nav aria-label="Package types" className="-mx-gutter mt-4 overflow-x-auto px-gutter [scrollbar-width:none]">
      <ul className="flex min-w-max gap-[clamp(1.25rem,3vw,2.5rem)] border-line border-b">
        {tabs.map(({ label, isCurrent, target }) => (
          <li key={label}>
            <Link
              href={listHref(target) as Route}
              prefetch={false}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={(event) => handleClick(event, target)}
              className="inline-flex min-h-14 items-center border-transparent border-y-4 forced-colors:border-[Canvas] text-[1.0625rem] font-semibold text-ink-soft -outline-offset-2 hover:text-ink aria-[current]:border-b-ember forced-colors:aria-[current]:border-b-[Highlight] aria-[current]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
