'use client'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { type ComponentProps, type MouseEvent, type ReactNode, useState, useTransition } from 'react'
import { Container } from '@/components/sections/container'
import { Loading } from '@/components/ui/loading'
import { useLate } from '@/components/ui/use-late'
import { loadingList } from '@/lib/content/loading'
import { type ItineraryFilters, listHref, paramsOf, parseListParams } from '@/lib/itineraries/filters'
import type { FacetCounts } from '@/lib/itineraries/narrow'
import { FilterBar } from './filter-bar'
import { TypeTabs } from './type-tabs'

type Props = {
  filters: ItineraryFilters
  counts: FacetCounts
  total: number
  icons: ComponentProps<typeof FilterBar>['icons']
  children: ReactNode
}

/** The filters are in the URL. A change goes there at once; a slow list shows the loading text of the specification. */
export function ItineraryBrowser({ filters, counts, total, icons, children }: Props) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [wanted, setWanted] = useState(filters)
  const isLate = useLate(isPending)
  const shown = isPending ? wanted : filters

  function handleChange(next: ItineraryFilters) {
    setWanted(next)
    startTransition(() => router.replace(listHref(next) as Route, { scroll: false }))
  }

  // Links that remove filters change the filters too.
  function handleClick(event: MouseEvent) {
    const link = (event.target as Element).closest('a')
    const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey
    if (!link || isForBrowser || link.pathname !== '/itineraries' || link.hash) return
    event.preventDefault()
    handleChange(parseListParams(paramsOf(new URLSearchParams(link.search))))
  }

  return (
    <div className="bg-sand [--band:theme(colors.sand)]">
      <Container className="pb-band">
        <FilterBar {...{ counts, total, icons }} filters={shown} onChange={handleChange} />
        <TypeTabs filters={shown} onChange={handleChange} />
        <div aria-live="polite">{isLate && <Loading label={loadingList(shown.packageType)} />}</div>
        <div aria-busy={isPending} hidden={isLate} onClickCapture={handleClick}>
          {children}
        </div>
      </Container>
    </div>
  )
}
