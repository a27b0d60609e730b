'use client'
import NextLink, { type LinkProps, useLinkStatus } from 'next/link'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { loadingPage } from '@/lib/content/loading'
import { Loading } from './loading'
import { useLate } from './use-late'

/**
 * Next's Link, which fetches its page ahead only when it is about to be followed: pointed at, touched or focused.
 * By default every link that scrolls into view is fetched, with the scripts of its page: on a phone more than the
 * page itself weighs. Until the page is there, a line along the top of the window says that it is on its way, and when
 * that takes long its loading text covers the page it leaves.
 */
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
  // Not within the link, which may be moved or cut by what is around it.
  const place = pending && document.getElementById('page-status')
  return place ? createPortal(<Wait href={href} />, place) : null
}

function Wait({ href }: { href: string }) {
  const isLate = useLate(true)
  const isElsewhere = href.split(/[?#]/)[0] !== location.pathname
  const label = isLate && isElsewhere && loadingPage(href)
  return (
    <>
      <div role="progressbar" aria-label="Loading the page" className="fixed inset-x-0 top-0 z-toast animate-late">
        <div className="animate-route border-ember-flame border-t-4 border-dotted" />
      </div>
      {label && (
        <div className="fixed inset-x-0 top-header-sm bottom-0 z-bar bg-paper px-[calc(max(0px,(100%-theme(maxWidth.page))/2)+theme(spacing.gutter))] md:top-header">
          <Loading label={label} />
        </div>
      )}
    </>
  )
}
