import type { ReactNode } from 'react'
import { buttonStyles } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { menus } from '@/lib/content/site'
import { NavLink } from './nav-link'

/** `children` stand below the button at the bottom. */
export function DrawerLinks({ children }: { children?: ReactNode }) {
  return (
    <>
      <nav
        aria-label="Menu"
        className="links flex-auto overflow-y-auto overscroll-contain px-5 pb-6 font-head text-card [&_a[aria-current]]:text-ember [&_li]:grid [&_li]:min-h-12 [&_li]:border-line [&_li]:border-b"
      >
        <ul>
          <li>
            <NavLink href="/">Home</NavLink>
          </li>
        </ul>
        {menus.map(({ drawerLabel, links }) => (
          <div key={drawerLabel}>
            <p aria-hidden="true" className="pt-6 pb-1 font-sans text-label text-ink-soft">
              {drawerLabel}
            </p>
            <ul aria-label={drawerLabel}>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <NavLink href={href}>{label}</NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="shrink-0 border-line border-t px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
        <Link href="/book" className={buttonStyles({ className: 'w-full' })}>
          Book Your Safari
        </Link>
        {children}
      </div>
    </>
  )
}
