'use client'
import type { Route } from 'next'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

type Props = { href: Route; children: ReactNode }

/** Also current below its path: /itineraries on /itineraries/5. */
export function NavLink({ href, ...props }: Props) {
  const pathname = usePathname()
  const current = pathname === href ? 'page' : isActivePath(pathname, href) ? 'true' : undefined
  return <Link {...props} href={href} aria-current={current} />
}

/** The home entry matches the root only; others match their path and those below it (decision 6). */
export function isActivePath(pathname: string, href: string) {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`)
}

export function isActiveMenu(pathname: string, paths: string[]) {
  return paths.some((path) => isActivePath(pathname, path))
}
