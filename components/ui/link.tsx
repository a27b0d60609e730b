'use client'
import NextLink, { type LinkProps, useLinkStatus } from 'next/link'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { loadingPage } from '@/lib/content/loading'
import { Loading } from './loading'
import { useDelayed } from './use-delayed'

/** Next's Link, but prefetches on hover, touch or focus instead of all links in view. */
export function Link<RouteType>({ children, ...props }: LinkProps<RouteType>) {
  const [isWanted, setIsWanted] = useState(false)
  const want = () => setIsWanted(true)
  return (
    <NextLink {...props} prefetch={isWanted ? null : false} onPointerEnter={want} onFocus={want}>
      {children}
      <OnItsWay href={String(props.href)} />
    </NextLink>
  )
}

function OnItsWay({ href }: { href: string }) {
  const { pending } = useLinkStatus()
  // Portalled: the link may be transformed or clipped.
  const place = pending && document.getElementById('page-status')
  return place ? createPortal(<Wait href={href} />, place) : null
}

function Wait({ href }: { href: string }) {
  const isLate = useDelayed(true)
  const isElsewhere = href.split(/[?#]/)[0] !== location.pathname
  const label = isLate && isElsewhere && loadingPage(href)
  return (
    <>
      <div role="progressbar" aria-label="Loading the page" className="fixed inset-x-0 top-0 z-toast animate-late">
        <div className="animate-route border-ember-flame border-t-4 border-dotted" />
      </div>
      {label && (
        <div className="fixed inset-0 z-bar bg-paper px-[calc(max(0px,(100%-theme(maxWidth.page))/2)+theme(spacing.gutter))] pt-header-sm md:pt-header">
          <Loading label={label} />
        </div>
      )}
    </>
  )
}
