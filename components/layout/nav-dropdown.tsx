'use client'
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react'
import { cn } from '@/lib/design/cn'

import { blur, comeBack, hide, hover, isOpen, leave, press } from './use-open-menu'

type DropdownProps = {
  /** The panel's id. */
  id: string
  label: string
  chevron: ReactNode
  isCurrent: boolean
}

const byMouse = (handle: (id: string) => void, id: string) => (event: PointerEvent) =>
  event.pointerType !== 'touch' && handle(id)

/** The browser opens the panel (`popovertarget`), so it works without scripts. */
export function NavDropdown({ id, label, chevron, isCurrent }: DropdownProps) {
  function handleClick(event: MouseEvent) {
    if (!press(id)) event.preventDefault()
  }

  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    if (isOpen(id)) document.getElementById(id)?.querySelector('a')?.focus()
    else event.currentTarget.click()
  }

  return (
    <li
      className="flex items-center"
      onPointerEnter={byMouse(comeBack, id)}
      onPointerLeave={byMouse(leave, id)}
      onBlur={(event) => blur(id, event)}
    >
      <button
        type="button"
        popoverTarget={id}
        aria-current={isCurrent ? 'true' : undefined}
        className={navItemStyles}
        onPointerEnter={byMouse(hover, id)}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        <NavLabel isCurrent={isCurrent}>{label}</NavLabel>
        {chevron}
      </button>
    </li>
  )
}

type PanelProps = { id: string; label: string; isWide: boolean; children: ReactNode }

/** After the page content, which paints sooner. Tab still moves from the button into the panel. */
export function NavPanel({ id, label, isWide, children }: PanelProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link arrives as a click
    <nav
      id={id}
      popover="auto"
      aria-label={label}
      onPointerEnter={byMouse(comeBack, id)}
      onPointerLeave={byMouse(leave, id)}
      onBlur={(event) => blur(id, event)}
      onClick={({ target }) => (target as Element).closest('a') && hide(id)}
      className={cn(
        'inset-auto short:absolute top-[calc(theme(spacing.header)-0.5rem)] right-[calc(max(0px,(100%-theme(maxWidth.page))/2)+theme(spacing.gutter))] z-header overflow-visible bg-transparent text-ink max-md:hidden print:hidden',
        'translate-y-1 opacity-0 transition-[opacity,translate,display,overlay] transition-discrete duration-quick ease-out not-open:pointer-events-none open:translate-y-0 open:opacity-100 starting:open:translate-y-1 starting:open:opacity-0',
        // A transparent strip on the left, so that the pointer stays over a panel below buttons further left.
        isWide ? 'w-[min(62rem,calc(100%-2*theme(spacing.gutter)))]' : 'w-[26rem] pl-24',
      )}
    >
      <div className="rounded-panel bg-white p-4 shadow-pop">{children}</div>
    </nav>
  )
}

export const navItemStyles =
  'inline-flex min-h-tap items-center gap-0.5 rounded-control px-2 text-small font-semibold transition-colors duration-quick hover:bg-sand lg:gap-1 lg:px-[0.9rem] lg:text-ui'

export function NavLabel({ isCurrent, children }: { isCurrent: boolean; children: ReactNode }) {
  return (
    <span
      className={cn(
        'relative',
        isCurrent &&
          'after:absolute after:inset-x-0 after:-bottom-2 after:h-[3px] after:rounded-full after:bg-ember forced-colors:after:bg-[Highlight]',
      )}
    >
      {children}
    </span>
  )
}
