'use client'
import type { ReactNode } from 'react'

/** Opens the fold that a link leads to, in place of asking for the page with it open. */
export function OpenHere({ children, ...nav }: { className: string; 'aria-label': string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <nav
      {...nav}
      onClick={(event) => {
        const link = (event.target as Element).closest('a')
        const fold = link?.hash && document.getElementById(link.hash.slice(1))
        if (!(fold instanceof HTMLDetailsElement) || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        fold.open = true
        fold.scrollIntoView({ block: 'start' })
        fold
          .querySelector<HTMLElement>('textarea, input:not([type=hidden]), select, button')
          ?.focus({ preventScroll: true })
      }}
    >
      {children}
    </nav>
  )
}
