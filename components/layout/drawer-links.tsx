import type { Route } from 'next'
import type { ReactNode } from 'react'
import { buttonLook } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { menus } from '@/lib/content/site'
import { NavLink } from './nav-link'

export function DrawerLinks() {
  return (
    <>
      <nav aria-label="Menu" className="flex-auto overflow-y-auto overscroll-contain px-5 pb-6">
        <ul>
          <Row href="/">Home</Row>
        </ul>
        {menus.map(({ drawerLabel, links }) => (
          <div key={drawerLabel}>
            <p aria-hidden="true" className="pt-6 pb-1 text-label text-ink-soft">
              {drawerLabel}
            </p>
            <ul aria-label={drawerLabel}>
              {links.map(({ href, label }) => (
                <Row key={href} href={href}>
                  {label}
                </Row>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="shrink-0 border-line border-t px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
        <Link href="/book" className={buttonLook({ className: 'w-full' })}>
          Book Your Safari
        </Link>
      </div>
    </>
  )
}

function Row({ href, children }: { href: Route; children: ReactNode }) {
  return (
    <li className="border-line border-b">
      <NavLink href={href} className="flex min-h-12 items-center font-head text-card aria-[current]:text-ember">
        {children}
      </NavLink>
    </li>
  )
}
