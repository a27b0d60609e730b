/** Notes on a menu that the visitor has closed it, so that React does not open it again when it comes. */
export function noteClosed() {
  const note = (event: Event) => {
    const { newState, target } = event as ToggleEvent
    if (newState === 'closed' && target instanceof HTMLElement && target.popover) target.dataset.closed = ''
  }
  // It does not bubble.
  addEventListener('toggle', note, true)
}
