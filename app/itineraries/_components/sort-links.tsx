import { Link } from '@/components/ui/link'
import { sorts } from '@/lib/search/facets'
import { type ItineraryFilters, listHref } from '@/lib/search/filters'

const labels = { price: 'Price', length: 'Length', rating: 'Rating' }

export function SortLinks({ filters }: { filters: ItineraryFilters }) {
  const orders = [
    { sort: null, label: filters.query ? 'Best match' : 'Our choice' },
    ...sorts.map((sort) => ({ sort, label: labels[sort] })),
  ]
  return (
    <nav aria-label="Sort by" className="flex flex-wrap items-center gap-x-4 text-small md:ml-auto">
      <span aria-hidden="true" className="text-ink-soft">
        Sort by
      </span>
      {orders.map(({ sort, label }) => (
        <Link
          key={label}
          href={listHref({ ...filters, sort })}
          replace
          scroll={false}
          prefetch={false}
          aria-current={sort === filters.sort ? 'true' : undefined}
          className="inline-flex min-h-tap min-w-tap items-center justify-center border-transparent border-y-2 font-semibold text-ink-soft hover:text-ink aria-[current]:border-b-ember aria-[current]:text-ink forced-colors:border-[Canvas] forced-colors:aria-[current]:border-b-[Highlight]"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
