'use client'
import type { ReactNode } from 'react'

export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <aside
      ref={hideBesideHero}
      aria-label="Price and quote"
      inert
      className="fixed inset-x-0 bottom-0 z-bar border-line border-t bg-paper pt-2.5 pb-[calc(0.6rem+env(safe-area-inset-bottom))] transition-transform duration-base ease-out short:static short:translate-none! inert:invisible inert:translate-y-full lg:hidden print:hidden"
    >
      {children}
    </aside>
  )
}

function hideBesideHero(bar: HTMLElement | null) {
  const hero = document.getElementById('hero-quote')
  if (!bar || !hero) return
  // Callbacks may batch several changes.
  const observer = new IntersectionObserver((entries) =>
    bar.toggleAttribute('inert', entries.at(-1)?.isIntersecting === true),
  )
  observer.observe(hero)
  return () => observer.disconnect()
}
