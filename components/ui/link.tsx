'use client'
import NextLink, { type LinkProps, useLinkStatus } from 'next/link'
import { useState } from 'react'
import { createPortal } from 'react-dom'

/**
 * Next's Link, which fetches its page ahead only when it is about to be followed: pointed at, touched or focused.
 * By default every link that scrolls into view is fetched, with the scripts of its page: on a phone more than the
 * page itself weighs. Until the page is there, a line along the top of the window says that it is on its way.
 */
export function Link<RouteType>({ children, ...props }: LinkProps<RouteType>) {
  const [isWanted, setIsWanted] = useState(false)
  const want = () => setIsWanted(true)
  return (
    <NextLink {...props} prefetch={isWanted ? null : false} onPointerEnter={want} onFocus={want}>
      {children}
      <OnItsWay />
    </NextLink>
  )
}

function OnItsWay() {
  const { pending } = useLinkStatus()
  if (!pending) return null
  // Not within the link, which may be moved or cut by what is around it.
  return createPortal(
    <div role="progressbar" aria-label="Loading the page" className="fixed inset-x-0 top-0 z-toast animate-late">
      <div className="animate-route border-ember-flame border-t-4 border-dotted" />
    </div>,
    document.body,
  )
}
