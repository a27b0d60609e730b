import { X } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { sayTravellers } from '@/lib/domain/travellers'
import { appliedFilters, withoutTravellers } from '@/lib/search/applied'
import { type ItineraryFilters, listHref } from '@/lib/search/filters'

/** Each is a link that removes the filter. */
export function AppliedFilters({ filters }: { filters: ItineraryFilters }) {
  const { travellers } = filters
  const prices = travellers
    ? [{ label: `Prices for ${sayTravellers(travellers)}`, without: withoutTravellers(filters) }]
    : []
  const applied = [...prices, ...appliedFilters(filters)]
  if (applied.length === 0) return null
  return (
    <ul aria-label="Applied filters" className="flex min-w-0 flex-wrap gap-2">
      {applied.map(({ label, without }) => (
        <li key={label} className="min-w-0">
          <Link
            href={listHref(without)}
            replace
            scroll={false}
            prefetch={false}
            className="inline-flex min-h-tap max-w-full items-center gap-2 rounded-control bg-straw px-4 text-small font-semibold transition-colors duration-quick hover:bg-line"
          >
            <span className="truncate">{label}</span>
            <X aria-hidden="true" className="size-4 shrink-0" />
            <span className="sr-only">: remove this filter</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
