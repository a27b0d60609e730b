// The browser opens and closes the menus (popover). This adds what needs a script: hover, with a delay, and ArrowDown.
// Focus opens nothing, so that Tab passes the menus in three steps.
import { useEffect, useRef } from 'react'
import { menuDelay } from './menu-delay'

const isOpen = (panel: HTMLElement) => panel.matches(':popover-open')

function show(panel: HTMLElement) {
  if (panel.isConnected && !isOpen(panel)) panel.showPopover()
}

function hide(panel: HTMLElement) {
  if (panel.isConnected && isOpen(panel)) panel.hidePopover()
}

const findOpen = (nav: HTMLElement | null) => [...(nav?.querySelectorAll<HTMLElement>('[popover]') ?? [])].find(isOpen)

export function useOpenMenu(pathname: string) {
  const nav = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leftAt = useRef(Number.NEGATIVE_INFINITY)
  /** Opened by a press, so the next press closes it; one opened by hover is pinned by a press instead. */
  const pinned = useRef<HTMLElement>(null)

  function showAfter(delay: number, panel: HTMLElement) {
    clearTimeout(timer.current)
    if (delay) timer.current = setTimeout(show, delay, panel)
    else show(panel)
  }

  // What was opened or pointed at before React was there.
  useEffect(() => {
    pinned.current = findOpen(nav.current) ?? null
    if (pinned.current) return
    const word = nav.current?.querySelector('button:hover')
    const panel = word?.nextElementSibling
    const isTouched = matchMedia('(hover: none)').matches
    // ./early/note-closed.ts
    if (panel instanceof HTMLElement && !isTouched && panel.dataset.closed === undefined)
      timer.current = setTimeout(show, menuDelay.open, panel)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes it
  useEffect(() => {
    return () => {
      clearTimeout(timer.current)
      findOpen(nav.current)?.hidePopover()
    }
  }, [pathname])

  return {
    nav,
    isOpen,
    hide,
    hover(panel: HTMLElement) {
      if (!isOpen(panel)) showAfter(Date.now() - leftAt.current < menuDelay.skip ? 0 : menuDelay.open, panel)
    },
    comeBack(panel: HTMLElement) {
      if (isOpen(panel)) clearTimeout(timer.current)
    },
    leave(panel: HTMLElement) {
      clearTimeout(timer.current)
      if (!isOpen(panel)) return
      leftAt.current = Date.now()
      if (!panel.contains(document.activeElement)) timer.current = setTimeout(hide, menuDelay.close, panel)
    },
    open(panel: HTMLElement) {
      showAfter(0, panel)
      pinned.current = panel
    },
    /** Whether to let the browser handle the press: it would close what hover has just opened. */
    press(panel: HTMLElement) {
      clearTimeout(timer.current)
      const isPinned = pinned.current === panel
      pinned.current = panel
      return !isOpen(panel) || isPinned
    },
    close(panel: HTMLElement) {
      if (pinned.current === panel) pinned.current = null
    },
  }
}

export type OpenMenu = ReturnType<typeof useOpenMenu>
