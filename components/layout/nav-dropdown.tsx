'use client'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react'
import { cn } from '@/lib/look/cn'
import { NavWord, navItemLook } from './nav-word'
import type { OpenMenu } from './use-open-menu'

type Props = {
  label: string
  isCurrent: boolean
  isWide: boolean
  menu: OpenMenu
  /** The links, drawn on the server: always in the HTML, laid out only while shown. */
  children: ReactNode
}

/** A word of the menu with the panel it opens. */
export function NavDropdown({ label, isCurrent, isWide, menu, children }: Props) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const isOpen = menu.isOpen(label)
  const byMouse = (handle: () => void) => (event: PointerEvent) => event.pointerType !== 'touch' && handle()
  const hasFocus = () => panel.current?.contains(document.activeElement) ?? false

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    if (isOpen) panel.current?.querySelector('a')?.focus()
    else menu.press(label)
  }

  return (
    <li
      className="group flex items-center"
      onPointerEnter={byMouse(() => menu.comeBack(label))}
      onPointerLeave={byMouse(() => menu.leave(label, hasFocus()))}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) menu.blur(label)
      }}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={isCurrent ? 'true' : undefined}
        className={navItemLook}
        onPointerEnter={byMouse(() => menu.hover(label))}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && menu.focus(label)}
        onClick={() => menu.press(label)}
        onKeyDown={handleKeyDown}
      >
        <NavWord isCurrent={isCurrent}>{label}</NavWord>
        <ChevronDown
          aria-hidden="true"
          className={cn('size-[1.125rem] transition-transform duration-base', isOpen && 'rotate-180')}
        />
      </button>
      <div
        id={id}
        ref={panel}
        data-open={isOpen || undefined}
        className={cn(
          'pointer-events-none absolute whitespace-normal top-[calc(100%-0.5rem)] right-gutter hidden translate-y-1 opacity-0 transition-[opacity,translate,display] transition-discrete duration-quick ease-out',
          'data-open:pointer-events-auto data-open:z-1 data-open:block data-open:translate-y-0 data-open:opacity-100 starting:data-open:translate-y-1 starting:data-open:opacity-0',
          'noscript:group-focus-within:pointer-events-auto noscript:group-focus-within:block noscript:group-focus-within:opacity-100',
          'noscript:group-hover:pointer-events-auto noscript:group-hover:block noscript:group-hover:opacity-100',
          // The clear strip on the left keeps a narrow panel within reach of a word that stands further left.
          isWide ? 'w-[min(62rem,calc(100%-2*theme(spacing.gutter)))]' : 'w-[26rem] pl-24',
        )}
      >
        <div className="rounded-panel bg-white p-4 shadow-pop">{children}</div>
      </div>
    </li>
  )
}
