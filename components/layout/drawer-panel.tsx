'use client'
import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react'
import { X } from 'lucide-react'
import type { Route } from 'next'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { buttonLook } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Logo } from '@/components/ui/logo'
import { menus } from '@/lib/content/site'
import { cn } from '@/lib/look/cn'
import { screens } from '@/lib/look/tokens'

type Props = { brand: string; isOpen: boolean; onClose: () => void }

/** The drawer from the right with every link of the wide menu. */
export function DrawerPanel({ brand, isOpen, onClose }: Props) {
  const closeWhenWide = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const wide = matchMedia(`(min-width: ${screens.md})`)
    const handleChange = () => wide.matches && closeWhenWide()
    wide.addEventListener('change', handleChange)
    return () => wide.removeEventListener('change', handleChange)
  }, [isOpen])

  return (
    <Dialog open={isOpen} onClose={onClose} aria-label="Menu" className="relative z-drawer">
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-night-deep/60 transition-opacity duration-base ease-out data-closed:opacity-0"
      />
      <DialogPanel
        transition
        className="fixed inset-y-0 right-0 flex w-[min(24rem,88vw)] flex-col bg-paper shadow-dialog transition-transform duration-base ease-out data-closed:translate-x-full"
      >
        <div className="flex min-h-header-sm shrink-0 items-center justify-between border-line border-b pr-2 pl-5">
          <Link href="/" aria-label={`${brand}, home`} onClick={onClose} className="inline-flex min-h-tap items-center">
            <Logo brand={brand} />
          </Link>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="grid size-tap place-items-center rounded-control transition-colors duration-quick hover:bg-sand"
          >
            <X aria-hidden="true" className="size-6" />
          </button>
        </div>
        <nav aria-label="Main" className="flex-auto overflow-y-auto overscroll-contain px-5 pb-6">
          <ul>
            <Row href="/" onClick={onClose}>
              Home
            </Row>
          </ul>
          {menus.map(({ drawerLabel, links }) => (
            <section key={drawerLabel}>
              <h2 className="pt-6 pb-1 text-label text-ink-soft">{drawerLabel}</h2>
              <ul>
                {links.map(({ href, label }) => (
                  <Row key={href} href={href} onClick={onClose}>
                    {label}
                  </Row>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <div className="shrink-0 border-line border-t px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
          <Link href="/book" onClick={onClose} className={buttonLook({ className: 'w-full' })}>
            Book Your Safari
          </Link>
        </div>
      </DialogPanel>
    </Dialog>
  )
}

function Row({ href, onClick, children }: { href: Route; onClick: () => void; children: ReactNode }) {
  const isCurrent = usePathname() === href
  return (
    <li className="border-line border-b">
      <Link
        href={href}
        onClick={onClick}
        aria-current={isCurrent ? 'page' : undefined}
        className={cn('flex min-h-12 items-center font-head text-card', isCurrent && 'text-ember')}
      >
        {children}
      </Link>
    </li>
  )
}
