import { screens } from '@/lib/design/screens'

/** Back closes the sheet but keeps its choices: it has its own history entry. Returns a cleanup function. */
export function letBackCloseSheet(sheet: HTMLElement) {
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
