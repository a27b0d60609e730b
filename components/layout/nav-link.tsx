'use client'
import type { Route } from 'next'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

type Props = { href: Route; className: string; children: ReactNode }

export function NavLink({ href, ...props }: Props) {
  return <Link {...props} href={href} aria-current={usePathname() === href ? 'page' : undefined} />
}
