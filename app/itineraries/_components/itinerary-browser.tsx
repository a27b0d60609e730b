'use client'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState, useTransition } from 'react'
import { Container } from '@/components/sections/container'
import { Loading } from '@/components/ui/loading'
import { type ItineraryFilters, listHref } from '@/lib/itineraries/filters'
import type { FacetCounts } from '@/lib/itineraries/narrow'
import { FilterBar } from './filter-bar'
import { TypeTabs } from './type-tabs'

type Props = { filters: ItineraryFilters; counts: FacetCounts; total: number; children: ReactNode }

/** The filters live in the URL. A change goes there at once, and the words of the specification stand in until the new list is here. */
export function ItineraryBrowser({ filters, counts, total, children }: Props) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [wanted, setWanted] = useState(filters)
  const shown = isPending ? wanted : filters

  function handleChange(next: ItineraryFilters) {
    setWanted(next)
    startTransition(() => router.replace(listHref(next) as Route, { scroll: false }))
  }

  return (
    <div className="bg-sand [--band:theme(colors.sand)]">
      <Container className="pb-band">
        <FilterBar filters={shown} counts={counts} total={total} onChange={handleChange} />
        <TypeTabs filters={shown} onChange={handleChange} />
        {isPending ? <Loading label={loadingLabel(shown)} /> : children}
      </Container>
    </div>
  )
}

function loadingLabel({ packageType }: ItineraryFilters) {
  return packageType ? `Discovering ${packageType} packages...` : 'Discovering amazing adventures...'
}
