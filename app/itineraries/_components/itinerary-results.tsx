import { X } from 'lucide-react'
import type { Route } from 'next'
import { ItineraryItems } from '@/components/itinerary/itinerary-grid'
import { StructuredData } from '@/components/layout/structured-data'
import { Plate } from '@/components/sections/plate'
import { LinkButton } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { itineraryList } from '@/lib/content/itinerary-list'
import { findItineraryPage, firstItineraryPage } from '@/lib/data/itinerary-pages'
import { type ItineraryFilters, isFiltered, listHref } from '@/lib/itineraries/filters'
import { itineraryListNodes } from '@/lib/seo/structured-data/itinerary-list'
import { ItineraryList } from './itinerary-list'

type Props = { filters: ItineraryFilters; after: number | null }

export async function ItineraryResults({ filters, after }: Props) {
  const page = await (filters.query || after ? findItineraryPage(filters, after) : firstItineraryPage(filters))
  const { itineraries, next, ...place } = page
  const start = listHref(filters) as Route
  return (
    <>
      <ItineraryList
        part={{ ...place, next, list: start, size: itineraries.length }}
        start={start}
        // Without JavaScript the page opens at its trips.
        more={next === null ? null : (`${listHref(filters, next)}#trips` as Route)}
        chips={<AppliedFilters filters={filters} />}
      >
        <ItineraryItems itineraries={itineraries} isFirstView={page.after === null} />
      </ItineraryList>
      {itineraries.length === 0 && <Empty filters={filters} />}
      <StructuredData nodes={itineraryListNodes('/itineraries', itineraryList.title, itineraries)} />
    </>
  )
}

function AppliedFilters({ filters }: { filters: ItineraryFilters }) {
  const chips = [
    { label: filters.query && `“${filters.query}”`, without: { query: '' } },
    { label: filters.packageType, without: { packageType: null } },
    { label: filters.country, without: { country: null } },
    { label: filters.difficulty, without: { difficulty: null } },
  ].filter(({ label }) => label)
  if (chips.length === 0) return null
  return (
    <ul aria-label="Applied filters" className="flex min-w-0 flex-wrap gap-2">
      {chips.map(({ label, without }) => (
        <li key={label} className="min-w-0">
          <Link
            href={listHref({ ...filters, ...without }) as Route}
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

function Empty({ filters }: { filters: ItineraryFilters }) {
  return (
    <div className="grid items-center gap-x-column gap-y-8 py-6 md:grid-cols-[1fr_24rem]">
      <div>
        <h3 className="font-head text-head">
          {filters.packageType ? `No ${filters.packageType} Packages Found` : 'No Safaris Found'}
        </h3>
        <p className="mt-3 max-w-text font-serif text-body text-ink-soft">
          Try adjusting your search filters to find the perfect adventure.
        </p>
        {isFiltered(filters) && (
          <LinkButton href="/itineraries" className="mt-6">
            Reset Filters
          </LinkButton>
        )}
      </div>
      <Plate src={null} sizes="24rem" className="aspect-4/3" />
    </div>
  )
}
