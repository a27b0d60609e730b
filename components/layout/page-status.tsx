'use client'
import { useEffect, useState } from 'react'
import { Loading } from '@/components/ui/loading'
import { opensElsewhere } from '@/components/ui/opens-elsewhere'
import { useDelayed } from '@/components/ui/use-delayed'
import { loadingPage } from '@/lib/content/loading'

const longest = 20_000 // ms

/** Says that the next page is loading, over the one that is left. */
export function PageStatus() {
  const [href, setHref] = useState<string | null>(null)
  const isLate = useDelayed(href !== null)
  const label = isLate && href && loadingPage(href)

  useEffect(() => {
    const leave = (event: MouseEvent) => setHref(pageOf(event))
    const stay = () => setHref(null)
    const events = ['pageshow', 'pointerdown', 'keydown']
    addEventListener('click', leave)
    for (const event of events) addEventListener(event, stay)
    return () => {
      removeEventListener('click', leave)
      for (const event of events) removeEventListener(event, stay)
    }
  }, [])

  // The visitor may have stopped it.
  useEffect(() => {
    if (!href) return
    const timer = setTimeout(() => setHref(null), longest)
    return () => clearTimeout(timer)
  }, [href])

  return (
    <div role="status">
      {href && (
        <div role="progressbar" aria-label="Loading the page" className="fixed inset-x-0 top-0 z-toast animate-late">
          <div className="animate-route border-ember-flame border-t-4 border-dotted" />
        </div>
      )}
      {label && (
        <div className="fixed inset-0 z-bar bg-paper px-[calc(max(0px,(100%-theme(maxWidth.page))/2)+theme(spacing.gutter))] pt-header-sm md:pt-header">
          <Loading label={label} />
        </div>
      )}
    </div>
  )
}

/** The page of ours that the browser loads after this click, or null. */
function pageOf(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event)) return null
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null
  const isSamePage = link.pathname === location.pathname && link.search === location.search
  const isFile = /\.\w+$/.test(link.pathname)
  return isSamePage || isFile ? null : link.pathname + link.search
}
