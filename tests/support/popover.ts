// jsdom 26 has no popovers: this does what the components need of them.

let open: HTMLElement | undefined

export function installPopover() {
  const { prototype } = HTMLElement
  const matches = Element.prototype.matches
  open = undefined
  prototype.matches = function (this: Element, selector: string) {
    return selector === ':popover-open' ? this === open : matches.call(this, selector)
  } as typeof matches
  prototype.showPopover = function () {
    if (open) hide(open)
    open = this
  }
  prototype.hidePopover = function () {
    hide(this)
  }
  document.addEventListener('click', handleClick)
  document.addEventListener('keydown', handleKeyDown)
}

export const isPopoverOpen = (button: HTMLElement) => open !== undefined && panelOf(button) === open

const panelOf = (element: Element | null) => {
  const id = element?.closest('button[popovertarget]')?.getAttribute('popovertarget')
  return id ? document.getElementById(id) : null
}

function hide(panel: HTMLElement) {
  const hadFocus = panel.contains(document.activeElement)
  panel.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'closed' }))
  open = undefined
  if (hadFocus) document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`)?.focus()
}

function handleClick(event: Event) {
  const panel = panelOf(event.target as Element)
  if (!panel || event.defaultPrevented) return
  if (panel === open) panel.hidePopover()
  else panel.showPopover()
}

function handleKeyDown({ key }: KeyboardEvent) {
  if (key === 'Escape') open?.hidePopover()
}
