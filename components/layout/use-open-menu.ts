// The browser opens and closes the menus (popover). This adds what needs a script: hover, with a delay, and ArrowDown.
// Focus opens nothing, so that Tab passes the menus in three steps. Words and panels are far apart in the page and share
// this state; a menu is named by the id of its panel.
import { type FocusEvent, useEffect } from 'react'

/** Milliseconds of hovering before a menu opens, changes or closes. */
export const menuDelay = { open: 200, skip: 300, close: 150 } as const

let timer: ReturnType<typeof setTimeout> | undefined
let leftAt = Number.NEGATIVE_INFINITY
/** Opened by a click, so the next click closes it; a click on a menu opened by hover pins it instead. */
let pinned: string | undefined

const findPanel = (id: string) => document.getElementById(id)
const findWord = (id: string) => document.querySelector<HTMLButtonElement>(`[popovertarget=${id}]`)
const findOpen = () => document.querySelector('nav:popover-open')?.id

export const isOpen = (id: string) => findPanel(id)?.matches(':popover-open') === true

function show(id: string) {
  if (isOpen(id)) return
  pinned = undefined
  // Tab moves from the button into its panel.
  findPanel(id)?.showPopover({ source: findWord(id) ?? undefined })
}

export function hide(id: string) {
  if (isOpen(id)) findPanel(id)?.hidePopover()
}

export function hover(id: string) {
  if (isOpen(id)) return
  clearTimeout(timer)
  if (Date.now() - leftAt < menuDelay.skip) show(id)
  else timer = setTimeout(show, menuDelay.open, id)
}

export function comeBack(id: string) {
  if (isOpen(id)) clearTimeout(timer)
}

export function leave(id: string) {
  clearTimeout(timer)
  if (!isOpen(id)) return
  leftAt = Date.now()
  if (!findPanel(id)?.contains(document.activeElement)) timer = setTimeout(hide, menuDelay.close, id)
}

/** Whether the browser may handle the click: it would close a menu just opened by hover. */
export function press(id: string) {
  clearTimeout(timer)
  const isPinned = pinned === id
  pinned = id
  return !isOpen(id) || isPinned
}

/** Closes the menu when the focus leaves it. */
export function blur(id: string, { relatedTarget: next }: FocusEvent) {
  if (next && next !== findWord(id) && !findPanel(id)?.contains(next)) hide(id)
}

export function useOpenMenu() {
  // Menus opened or hovered before hydration.
  useEffect(() => {
    pinned = findOpen()
    if (pinned) return
    const panel = document.querySelector<HTMLButtonElement>('nav [popovertarget]:hover')?.popoverTargetElement
    const isTouched = matchMedia('(hover: none)').matches
    // ./early/early-functions.ts
    if (panel instanceof HTMLElement && !isTouched && panel.dataset.closed === undefined)
      timer = setTimeout(show, menuDelay.open, panel.id)
  }, [])

  // Back may show this page as it was left.
  useEffect(() => {
    const close = () => {
      clearTimeout(timer)
      const open = findOpen()
      if (open) hide(open)
    }
    addEventListener('pagehide', close)
    return () => removeEventListener('pagehide', close)
  }, [])
}
