'use client'
import { type ReactNode, useEffect, useState } from 'react'

export function ActionBar({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const hero = document.getElementById('hero-quote')
    if (!hero) return
    // Callbacks may batch several changes.
    const observer = new IntersectionObserver((entries) => setIsShown(!entries.at(-1)?.isIntersecting))
    observer.observe(hero)
    return () => observer.disconnect()
  }, [])

  return (
    <aside
      aria-label="Price and quote"
      inert={!isShown}
      className="fixed inset-x-0 bottom-0 z-bar border-line border-t bg-paper pt-2.5 pb-[calc(0.6rem+env(safe-area-inset-bottom))] transition-transform duration-base ease-out short:static short:translate-none! inert:invisible inert:translate-y-full lg:hidden print:hidden"
    >
      {children}
    </aside>
  )
}
