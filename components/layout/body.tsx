'use client'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { followTranslation } from './follow-translation'

/** Notifies components/layout/early/keep-taps.ts of hydration and of the clicks that React has received. */
export function Body({ children }: { children: ReactNode }) {
  useFragmentEntries()
  useEffect(followTranslation, [])
  useEffect(() => {
    dispatchEvent(new Event('takenover'))
    // After a form post without JavaScript the first error gets the focus, as it does with JavaScript.
    document.querySelector<HTMLElement>('form :is([aria-invalid=true], [data-invalid])')?.focus()
  }, [])

  // Starts after the essential scripts.
  useEffect(() => {
    let end = () => {}
    import('@/components/ui/back-closes').then(
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
    // The focused link is hidden with its page; Firefox and WebKit would continue at the footer.
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

/**
 * When the browser follows a link to a fragment, the new entry of the history lacks the router's state, and Back to it
 * would change the address but not the page. It gets the state of the entry before, which shows the same page.
 */
function useFragmentEntries() {
  useEffect(() => {
    let before = { page: '', state: null as unknown }
    const currentPage = () => location.pathname + location.search
    const note = () => {
      before = { page: currentPage(), state: history.state }
    }
    const complete = () => {
      if (history.state === null && before.state && before.page === currentPage())
        history.replaceState(before.state, '')
    }
    addEventListener('click', note, true)
    addEventListener('hashchange', complete)
    return () => {
      removeEventListener('click', note, true)
      removeEventListener('hashchange', complete)
    }
  }, [])
}
