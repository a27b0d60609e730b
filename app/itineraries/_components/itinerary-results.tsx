import { ItineraryItems } from '@/components/itinerary/itinerary-grid'
import { StructuredData } from '@/components/layout/structured-data'
import { itineraryList } from '@/lib/content/itinerary-list'
import { type ItineraryFilters, listHref } from '@/lib/search/filters'
import type { ItineraryPage } from '@/lib/search/itinerary-pages'
import { itineraryListNodes } from '@/lib/seo/structured-data/itinerary-list'
import { AppliedFilters } from './applied-filters'
import { EmptyList } from './empty-list'
import { ItineraryList } from './itinerary-list'
import { NearMisses } from './near-misses'
import { SearchNotice } from './search-notice'
import { SortLinks } from './sort-links'

export function ItineraryResults({ filters, page }: { filters: ItineraryFilters; page: ItineraryPage }) {
  const { itineraries, after, next, before, total, search, instead, nearMisses } = page
  const start = listHref(filters)
  return (
    <>
      <ItineraryList
        part={{ after, next, before, total, list: start, size: itineraries.length }}
        start={start}
        more={next === null ? null : listHref(filters, next)}
        notice={search && <SearchNotice query={filters.query} search={search} />}
        chips={
          <>
            <AppliedFilters filters={filters} />
            {total > 1 && <SortLinks filters={filters} />}
          </>
        }
      >
        <ItineraryItems itineraries={itineraries} isFirstView={after === null} />
      </ItineraryList>
      {instead && <EmptyList {...{ filters, instead }} hasNearMisses={nearMisses.trips.length > 0} />}
      {next === null && nearMisses.trips.length > 0 && <NearMisses filters={filters} {...nearMisses} />}
      <StructuredData nodes={itineraryListNodes('/itineraries', itineraryList.title, itineraries)} />
    </>
  )
}
