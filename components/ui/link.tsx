'use client'
import NextLink, { type LinkProps } from 'next/link'
import { useState } from 'react'

/**
 * Next's Link, which fetches its page ahead only when it is about to be followed: pointed at, touched or focused.
 * By default every link that scrolls into view is fetched, with the scripts of its page: on a phone more than the
 * page itself weighs.
 */
export function Link<RouteType>(props: LinkProps<RouteType>) {
  const [isWanted, setIsWanted] = useState(false)
  const want = () => setIsWanted(true)
  return <NextLink {...props} prefetch={isWanted ? null : false} onPointerEnter={want} onFocus={want} />
}
