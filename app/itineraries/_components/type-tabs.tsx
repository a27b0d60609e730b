import type { Route } from 'next'
import type { MouseEvent } from 'react'
import { Link } from '@/components/ui/link'
import { packageTypes } from '@/lib/itineraries/choices'
import { type ItineraryFilters, listHref } from '@/lib/itineraries/filters'

type Props = { filters: ItineraryFilters; onChange: (change: Partial<ItineraryFilters>) => void }

/** All Packages and one tab for each package type: links that keep the other filters. */
export function TypeTabs({ filters, onChange }: Props) {
  const tabs = [
    { label: 'All Packages', packageType: null },
    ...packageTypes.map((packageType) => ({ label: packageType, packageType })),
  ]

  function handleClick(event: MouseEvent, packageType: ItineraryFilters['packageType']) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    if (packageType !== filters.packageType) onChange({ packageType })
  }

  return (
    <nav aria-label="Package types" className="-mx-gutter mt-4 overflow-x-auto px-gutter [scrollbar-width:none]">
      <ul className="flex min-w-max gap-[clamp(1.25rem,3vw,2.5rem)] border-line border-b">
        {tabs.map(({ label, packageType }) => (
          <li key={label}>
            <Link
              href={listHref({ ...filters, packageType }) as Route}
              prefetch={false}
              aria-current={packageType === filters.packageType ? 'page' : undefined}
              onClick={(event) => handleClick(event, packageType)}
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
