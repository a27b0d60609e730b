'use client'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { type MouseEvent, type ReactNode, useState, useTransition } from 'react'
import { Loading } from '@/components/ui/loading'
import { useLate } from '@/components/ui/use-late'
import { loadingPage } from '@/lib/content/loading'
import { FilterForm } from './filter-form'
import { TypeTabs } from './type-tabs'

type Props = {
  /** The address of the list with its filters, without where it begins. */
  address: string
  /** The fields of the filters, and the list. */
  fields: ReactNode
  children: ReactNode
}

/** The filters live in the URL. A change goes there at once, and the words of the specification stand in when the new list takes long. */
export function ItineraryBrowser({ address, fields, children }: Props) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [wanted, setWanted] = useState(address)
  const isLate = useLate(isPending)
  const shown = isPending ? wanted : address

  function handleChange(next: string) {
    setWanted(next)
    startTransition(() => router.replace(next as Route, { scroll: false }))
  }

  // Links that take filters off are changes of the filters too.
  function handleClick(event: MouseEvent) {
    const link = (event.target as Element).closest('a')
    const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey
    if (!link || isForBrowser || link.pathname !== '/itineraries' || link.hash) return
    event.preventDefault()
    handleChange(link.pathname + link.search)
  }

  return (
    <>
      <search>
        <FilterForm address={shown} onChange={handleChange}>
          {fields}
        </FilterForm>
      </search>
      <TypeTabs address={shown} onChange={handleChange} />
      <div aria-live="polite">{isLate && <Loading label={loadingPage(shown) ?? ''} />}</div>
      <div aria-busy={isPending} hidden={isLate} onClickCapture={handleClick}>
        {children}
      </div>
    </>
  )
}
