import { screens } from '@/lib/design/screens'

/**
 * On a phone Back closes the sheet and leaves what was chosen in it. The sheet has an entry of its own in the history, in
 * which the filters change the address; the list as it was before is below. Returns the function that ends it.
 */
export function letBackCloseSheet(sheet: HTMLElement) {
  // The address below while the sheet is open.
  let before: string | null = null
  // Of two steps of our own the router need not know.
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
      // The page must not move when the entry goes again.
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

  // It may have been opened before the scripts were here.
  handleToggle()
  sheet.addEventListener('toggle', handleToggle)
  // Before the router's listener.
  window.addEventListener('popstate', handleStep, true)
  return () => {
    sheet.removeEventListener('toggle', handleToggle)
    window.removeEventListener('popstate', handleStep, true)
    history.scrollRestoration = 'auto'
  }
}
