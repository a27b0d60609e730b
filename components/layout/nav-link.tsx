'use client'
import type { Route } from 'next'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { isActivePath } from './active-path'

type Props = { href: Route; children: ReactNode }

/** Also current below its path: /itineraries on /itineraries/5. */
export function NavLink({ href, ...props }: Props) {
  const pathname = usePathname()
  const current = pathname === href ? 'page' : isActivePath(pathname, href) ? 'true' : undefined
  return <Link {...props} href={href} aria-current={current} />
}
