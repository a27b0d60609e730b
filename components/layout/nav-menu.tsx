'use client'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { buttonStyles } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { isActiveMenu, isActivePath } from './active-path'
import { NavDropdown, NavLabel, navItemStyles } from './nav-dropdown'
import { useOpenMenu } from './use-open-menu'

type Props = {
  menus: { id: string; label: string; paths: string[] }[]
  chevron?: ReactNode
}

export function NavMenu({ menus, chevron }: Props) {
  const pathname = usePathname()
  useOpenMenu()
  const current = (href: string) => (isActivePath(pathname, href) ? 'page' : undefined)
  return (
    <nav aria-label="Main" className="ml-auto hidden self-stretch md:block">
      <ul className="flex h-full whitespace-nowrap lg:gap-1">
        <li className="flex items-center">
          <Link href="/" aria-current={current('/')} className={navItemStyles}>
            <NavLabel isCurrent={isActivePath(pathname, '/')}>Home</NavLabel>
          </Link>
        </li>
        {menus.map(({ id, label, paths }) => (
          <NavDropdown key={id} id={id} label={label} chevron={chevron} isCurrent={isActiveMenu(pathname, paths)} />
        ))}
        <li className="ml-1.5 flex items-center lg:ml-3">
          <Link href="/book" aria-current={current('/book')} className={buttonStyles({ size: 'small' })}>
            Book Now
          </Link>
        </li>
      </ul>
    </nav>
  )
}
