'use client'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFragmentEntries } from './use-fragment-entries'

/** Tells components/layout/early/keep-taps.ts that React has taken the page over, and which clicks have reached it. */
export function Body({ children }: { children: ReactNode }) {
  useFragmentEntries()
  useEffect(() => {
    dispatchEvent(new Event('takenover'))
    // A form that was posted and came back: its first error takes the focus, as when React sends it.
    document.querySelector<HTMLElement>('form :is([aria-invalid=true], [data-invalid])')?.focus()
  }, [])

  // Starts after the essential scripts.
  useEffect(() => {
    let end = () => {}
    import('../ui/back-closes').then(
      ({ letBackClose }) => {
        end = letBackClose()
      },
      () => undefined,
    )
    return () => end()
  }, [])

  const path = usePathname()
  const shownPath = useRef(path)
  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    // The link that had the focus is hidden with its page. Firefox and WebKit would go on at the footer.
    const hasFocus = document.activeElement !== document.body && document.activeElement?.getClientRects().length
    if (!hasFocus) document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])

  return (
    <body
      onClickCapture={({ nativeEvent }) => {
        nativeEvent.isTaken = true
      }}
    >
      {children}
    </body>
  )
}
