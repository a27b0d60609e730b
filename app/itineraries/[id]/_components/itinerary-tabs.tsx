'use client'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Container } from '@/components/sections/section'
import { cn } from '@/lib/design/cn'

const labels = { overview: 'Overview', itinerary: 'Day by Day', reviews: 'Reviews' }
type TabId = keyof typeof labels
const tabIds = Object.keys(labels) as TabId[]

type Props = { reviewCount: number; overview: ReactNode; days: ReactNode; reviews: ReactNode; sidebar: ReactNode }

const isTabId = (id: string): id is TabId => Object.hasOwn(labels, id)

/** All panels are in the HTML, for print and without JavaScript. The hash selects the tab. */
export function ItineraryTabs({ reviewCount, overview, days, reviews, sidebar }: Props) {
  const [active, setActive] = useState<TabId>('overview')
  const bar = useRef<HTMLDivElement>(null)
  const panels = { overview, itinerary: days, reviews }

  useEffect(() => {
    function followHash() {
      const id = window.location.hash.slice(1)
      if (!isTabId(id)) return
      flushSync(() => setActive(id))
      // The browser could not scroll to a hidden panel. A restored position is kept.
      if (window.scrollY === 0) bar.current?.scrollIntoView({ behavior: 'instant' })
    }
    // After this effect, so that React can render synchronously.
    queueMicrotask(followHash)
    window.addEventListener('hashchange', followHash)
    return () => window.removeEventListener('hashchange', followHash)
  }, [])

  function select(id: TabId) {
    setActive(id)
    window.history.replaceState(window.history.state, '', `#${id}`)
    if (bar.current && bar.current.getBoundingClientRect().top < 80) bar.current.scrollIntoView()
  }

  function handleClick(event: MouseEvent, id: TabId) {
    event.preventDefault()
    select(id)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const target =
      step !== undefined
        ? tabIds[(tabIds.indexOf(active) + step + tabIds.length) % tabIds.length]
        : { Home: tabIds[0], End: tabIds[tabIds.length - 1], ' ': active }[event.key]
    if (!target) return
    event.preventDefault()
    select(target)
    event.currentTarget.querySelector<HTMLElement>(`#tab-${target}`)?.focus()
  }

  return (
    <>
      <div ref={bar} className="short:scroll-mt-0! -scroll-mt-20 md:-scroll-mt-18" />
      <div className="sticky short:static top-0 z-bar border-line border-b bg-paper md:top-header print:hidden">
        <Container>
          <div
            role="tablist"
            aria-label="Trip information"
            onKeyDown={handleKeyDown}
            className="-mx-gutter flex gap-[clamp(1.25rem,3vw,2.5rem)] overflow-x-auto px-gutter [scrollbar-width:none]"
          >
            {tabIds.map((id) => (
              <a
                key={id}
                id={`tab-${id}`}
                href={`#${id}`}
                role="tab"
                aria-selected={active === id}
                aria-controls={id}
                tabIndex={active === id ? 0 : -1}
                onClick={(event) => handleClick(event, id)}
                className="inline-flex min-h-14 flex-none items-center gap-2 border-transparent border-y-4 forced-colors:border-[Canvas] text-[1.0625rem] font-semibold text-ink-soft -outline-offset-2 hover:text-ink aria-selected:border-b-ember forced-colors:aria-selected:border-b-[Highlight] aria-selected:text-ink"
              >
                {labels[id]}
                {id === 'reviews' && reviewCount > 0 && (
                  <span className="rounded-full bg-straw px-2 py-0.5 text-label text-ink">{reviewCount}</span>
                )}
              </a>
            ))}
          </div>
        </Container>
      </div>
      <Container className="grid gap-x-[clamp(2.5rem,5vw,5rem)] gap-y-10 pt-[clamp(1.75rem,4vw,4rem)] pb-band-sm md:pb-band lg:grid-cols-[minmax(0,1fr)_23rem] print:block print:py-0">
        <div className="min-w-0">
          {tabIds.map((id) => (
            <section
              key={id}
              id={id}
              role="tabpanel"
              aria-labelledby={`tab-${id}`}
              className={cn(
                'noscript:mt-band-sm noscript:block noscript:first:mt-0 print:block print:not-first:mt-8',
                active !== id && 'hidden',
              )}
            >
              {panels[id]}
            </section>
          ))}
        </div>
        {sidebar}
      </Container>
    </>
  )
}
