'use client'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react'
import { cn } from '@/lib/design/cn'
import { NavLabel, navItemStyles } from './nav-label'
import type { OpenMenu } from './use-open-menu'

type Props = {
  label: string
  chevron: ReactNode
  isCurrent: boolean
  isWide: boolean
  menu: OpenMenu
  /** Always in the HTML, but only laid out while shown. */
  children: ReactNode
}

/** The browser opens its panel on a press, before and without React. */
export function NavDropdown({ label, chevron, isCurrent, isWide, menu, children }: Props) {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const withPanel = (handle: (panel: HTMLElement) => void) => () => ref.current && handle(ref.current)
  const byMouse = (handle: (panel: HTMLElement) => void) => (event: PointerEvent) =>
    event.pointerType !== 'touch' && withPanel(handle)()

  function handleClick(event: MouseEvent) {
    if (ref.current && !menu.press(ref.current)) event.preventDefault()
  }

  function handleKeyDown(event: KeyboardEvent) {
    const panel = ref.current
    if (event.key !== 'ArrowDown' || !panel) return
    event.preventDefault()
    if (menu.isOpen(panel)) panel.querySelector('a')?.focus()
    else menu.open(panel)
  }

  return (
    <li
      className="group flex items-center"
      onPointerEnter={byMouse(menu.comeBack)}
      onPointerLeave={byMouse(menu.leave)}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) withPanel(menu.hide)()
      }}
    >
      <button
        type="button"
        popoverTarget={id}
        aria-current={isCurrent ? 'true' : undefined}
        className={navItemStyles}
        onPointerEnter={byMouse(menu.hover)}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        <NavLabel isCurrent={isCurrent}>{label}</NavLabel>
        {chevron}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices that a link was followed */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link arrives as a click */}
      <div
        id={id}
        ref={ref}
        popover="auto"
        onBeforeToggle={({ newState, currentTarget }) => newState === 'closed' && menu.close(currentTarget)}
        onClick={({ target, currentTarget }) => (target as Element).closest('a') && menu.hide(currentTarget)}
        className={cn(
          'inset-auto short:absolute top-[calc(theme(spacing.header)-0.5rem)] right-[calc(max(0px,(100%-theme(maxWidth.page))/2)+theme(spacing.gutter))] overflow-visible whitespace-normal bg-transparent text-ink',
          'translate-y-1 opacity-0 transition-[opacity,translate,display,overlay] transition-discrete duration-quick ease-out not-open:pointer-events-none open:translate-y-0 open:opacity-100 starting:open:translate-y-1 starting:open:opacity-0',
          'noscript:group-hover:pointer-events-auto noscript:group-hover:block noscript:group-hover:opacity-100',
          // The clear strip on the left keeps a narrow panel under words that are further left.
          isWide ? 'w-[min(62rem,calc(100%-2*theme(spacing.gutter)))]' : 'w-[26rem] pl-24',
        )}
      >
        <div className="rounded-panel bg-white p-4 shadow-pop">{children}</div>
      </div>
    </li>
  )
}
