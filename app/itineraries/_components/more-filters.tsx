'use client'
import { type ReactNode, useCallback, useState } from 'react'
import { letBackCloseSheet } from './back-closes-sheet'

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
