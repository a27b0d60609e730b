// Which dropdown of the wide menu is open. Hover waits (menuDelay); a press or keyboard focus does not.
import { useEffect, useRef, useState } from 'react'
import { menuDelay } from '@/lib/look/tokens'

/** Pinned: opened by a press, so the next press closes it. One that hover or focus opened is only pinned by it. */
type Open = { label: string; isPinned: boolean; pathname: string }

export function useOpenMenu(pathname: string) {
  const [state, setState] = useState<Open | null>(null)
  const nav = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leftAt = useRef(Number.NEGATIVE_INFINITY)
  // It belongs to the page it was opened on: a route change closes it.
  const open = state?.pathname === pathname ? state : null
  const isOpen = (label: string) => open?.label === label

  function set(next: Open | null, delay = 0) {
    clearTimeout(timer.current)
    if (delay) timer.current = setTimeout(setState, delay, next)
    else setState(next)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!open) return
    const listening = new AbortController()
    const close = () => {
      clearTimeout(timer.current)
      setState(null)
    }
    const listen = (type: string, handle: (target: Element, event: Event) => void) =>
      document.addEventListener(type, (event) => handle(event.target as Element, event), listening)
    listen('pointerdown', (target) => nav.current?.contains(target) || close())
    listen('click', (target) => target.closest('a') && close())
    listen('keydown', (target, event) => {
      if ((event as KeyboardEvent).key !== 'Escape') return
      // Someone typing elsewhere, with the pointer resting on the menu, keeps their place.
      const isElsewhere = target !== document.body && !nav.current?.contains(target)
      // Focus before closing: on an open menu it opens nothing.
      if (!isElsewhere) nav.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
      close()
    })
    return () => listening.abort()
  }, [open])

  return {
    nav,
    isOpen,
    hover(label: string) {
      if (isOpen(label)) return
      const hasJustLeft = Date.now() - leftAt.current < menuDelay.skip
      set({ label, isPinned: false, pathname }, hasJustLeft ? 0 : menuDelay.open)
    },
    comeBack(label: string) {
      if (isOpen(label)) clearTimeout(timer.current)
    },
    leave(label: string, hasFocus: boolean) {
      if (!isOpen(label)) return clearTimeout(timer.current)
      leftAt.current = Date.now()
      if (!hasFocus) set(null, menuDelay.close)
    },
    focus(label: string) {
      if (!isOpen(label)) set({ label, isPinned: false, pathname })
    },
    blur(label: string) {
      if (isOpen(label)) set(null)
    },
    press(label: string) {
      set(isOpen(label) && open?.isPinned ? null : { label, isPinned: true, pathname })
    },
  }
}

export type OpenMenu = ReturnType<typeof useOpenMenu>
