'use client'
import { type ReactNode, useCallback, useState } from 'react'
import { screens } from '@/lib/design/screens'

const isOpen = (mark: Element) => mark.matches(':popover-open')

type Props = { controls: string; className: string; children: ReactNode }

/** An empty popover holds the state, so that it works before hydration and is announced by the browser. */
export function MoreFilters({ controls, className, children }: Props) {
  const [isExpanded, setIsExpanded] = useState<boolean>()
  const connect = useCallback((mark: HTMLSpanElement) => {
    setIsExpanded(isOpen(mark))
    return letBackCloseSheet(mark)
  }, [])
  return (
    <>
      <button
        type="button"
        popoverTarget="more-filters"
        aria-expanded={isExpanded}
        aria-controls={controls}
        className={className}
      >
        {children}
      </button>
      <span
        ref={connect}
        id="more-filters"
        popover="manual"
        onToggle={({ currentTarget }) => setIsExpanded(isOpen(currentTarget))}
        className="pointer-events-none size-0 border-0 bg-transparent p-0"
        data-sheet
      />
    </>
  )
}

/** Back closes the sheet but keeps its choices: it has its own history entry. Returns a cleanup function. */
function letBackCloseSheet(sheet: HTMLElement) {
  // The address below while the sheet is open.
  let before: string | null = null
  // The router must not see our own history steps.
  let isOurStep = false
  const address = () => location.pathname + location.search

  function step(go: () => void) {
    isOurStep = true
    go()
  }

  function handleToggle() {
    const isOpen = sheet.matches(':popover-open')
    if (isOpen && before === null && !matchMedia(`(min-width: ${screens.md})`).matches) {
      before = address()
      // The page must not scroll when the entry is removed.
      history.scrollRestoration = 'manual'
      history.pushState(null, '')
    } else if (!isOpen && before !== null) {
      const isUnchanged = address() === before
      before = null
      if (isUnchanged) step(() => history.back())
      else history.scrollRestoration = 'auto'
    }
  }

  function handleStep(event: PopStateEvent) {
    if (!isOurStep && before === null) return
    event.stopImmediatePropagation()
    if (!isOurStep) return step(() => history.forward())
    isOurStep = false
    if (before === null) history.scrollRestoration = 'auto'
    else sheet.hidePopover()
  }

  handleToggle()
  sheet.addEventListener('toggle', handleToggle)
  // Capture, to run before the router's listener.
  window.addEventListener('popstate', handleStep, true)
  return () => {
    sheet.removeEventListener('toggle', handleToggle)
    window.removeEventListener('popstate', handleStep, true)
    history.scrollRestoration = 'auto'
  }
}
