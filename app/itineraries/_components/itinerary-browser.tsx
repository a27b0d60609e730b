'use client'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState, useTransition } from 'react'
import { savedTravellers, saveTravellers } from '@/components/itinerary/saved-travellers'
import { Link } from '@/components/ui/link'
import { Loading } from '@/components/ui/loading'
import { opensElsewhere } from '@/components/ui/opens-elsewhere'
import { useDelayed } from '@/components/ui/use-delayed'
import { loadingPage } from '@/lib/content/loading'
import { packageTypeSlugs } from '@/lib/domain/choices'
import { isTravellerParam, parseTravellers, type Travellers, travellerPairs } from '@/lib/domain/travellers'
import { listAddress, readAddress } from '@/lib/search/list-address'
import type { AgentTool } from '@/lib/seo/agent-tools'
import { FilterForm, focusTripCount, type Search } from './filter-form'

function withTravellers(address: string, travellers: Travellers | null) {
  const others = [...readAddress(address)].filter(([name]) => !isTravellerParam(name))
  return listAddress([...others, ...travellerPairs(travellers)])
}

/** A link or search with a month only applies to the saved party. */
function withSavedParty(requested: Travellers | null) {
  const saved = savedTravellers()
  return requested && saved ? { ...saved, from: requested.from, day: requested.day } : requested
}

const travellersOf = (address: string) => parseTravellers(Object.fromEntries(readAddress(address)))

type Props = {
  address: string
  /** Whether the address or the search says who travels, not only when. */
  namesParty: boolean
  search: Search
  tool?: AgentTool
  fields: ReactNode
  children: ReactNode
}

/** Filters live in the URL. The specification's loading text replaces a list that is slow. */
export function ItineraryBrowser({ address, namesParty, search, tool, fields, children }: Props) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [wanted, setWanted] = useState(address)
  const isLate = useDelayed(isPending)
  const shown = isPending ? wanted : address
  // The address that has saved travellers, which the visitor has not named on this page.
  const [remembered, setRemembered] = useState('')
  // Changes from before hydration are sent first.
  const isChanging = useRef(false)

  // The list ignores saved travellers until it is requested with them.
  function withSaved(next: string) {
    const saved = savedTravellers()
    return travellersOf(address) || travellersOf(next) || !saved ? next : withTravellers(next, saved)
  }

  /** Links are steps that Back takes again; what is typed or ticked is not. */
  function handleChange(next: string, isStep = false) {
    isChanging.current = true
    const target = withSaved(next)
    saveTravellers(travellersOf(target))
    setWanted(target)
    const navigate = isStep ? router.push : router.replace
    startTransition(() => navigate(target as Route, { scroll: false }))
  }

  const showSaved = useEffectEvent(() => {
    const travellers = travellersOf(address)
    const requested = namesParty ? travellers : withSavedParty(travellers)
    if (requested) saveTravellers(requested)
    // Later parts stay: their cards show the prices anyway.
    const params = new URLSearchParams(window.location.search)
    const isLater = params.has('after') || params.has('parts')
    const target = withSaved(withTravellers(address, requested))
    if (target === address || isChanging.current || isLater) return
    setRemembered(target)
    router.replace(target as Route, { scroll: false })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each list that was drawn without them.
  useEffect(() => {
    showSaved()
    // A chip or Reset Filters goes with the list it was on.
    if (isChanging.current && document.activeElement === document.body) focusTripCount()
    isChanging.current = false
  }, [address])

  function handleClick(event: MouseEvent) {
    const link = (event.target as Element).closest('a')
    if (!link || opensElsewhere(event) || link.pathname !== '/itineraries' || link.hash) return
    event.preventDefault()
    handleChange(link.pathname + link.search, true)
  }

  return (
    <>
      <search>
        <FilterForm address={shown} search={search} tool={tool} onChange={(next) => handleChange(next)}>
          {fields}
        </FilterForm>
      </search>
      <TypeTabs address={shown} onChange={(next) => handleChange(next, true)} />
      <div aria-live="polite">{isLate && <Loading label={loadingPage(shown) ?? ''} />}</div>
      {remembered === address && <p className="pt-3 text-ink-soft text-small">{rememberedNote}</p>}
      <div aria-busy={isPending} hidden={isLate} onClickCapture={handleClick}>
        {children}
      </div>
    </>
  )
}

const rememberedNote = 'Prices are for what you told us before.'

const tabs = Object.entries({ 'All Packages': '', ...packageTypeSlugs })

function TypeTabs({ address, onChange }: { address: string; onChange: (address: string) => void }) {
  const params = readAddress(address)
  const chosen = params.getAll('type')
  const others = [...params].filter(([name]) => name !== 'type')

  function handleClick(event: MouseEvent, target: string) {
    if (opensElsewhere(event) || event.button !== 0) return
    event.preventDefault()
    if (target !== address) onChange(target)
  }

  return (
    <nav aria-label="Package types" className="-mx-gutter mt-1 overflow-x-auto px-gutter [scrollbar-width:none]">
      <ul className="flex min-w-max gap-[clamp(1.25rem,3vw,2.5rem)] border-line border-b">
        {tabs.map(([label, type]) => {
          const target = listAddress([...others, ['type', type]])
          const isCurrent = type ? chosen.includes(type) : chosen.length === 0
          return (
            <li key={label}>
              <Link
                href={target}
                aria-current={isCurrent ? 'page' : undefined}
                onClick={(event) => handleClick(event, target)}
                className="inline-flex min-h-14 items-center border-transparent border-y-4 forced-colors:border-[Canvas] text-[1.0625rem] font-semibold text-ink-soft -outline-offset-2 hover:text-ink aria-[current]:border-b-ember forced-colors:aria-[current]:border-b-[Highlight] aria-[current]:text-ink"
              >
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
