/** Marks menus closed by the visitor, so that hydration does not open them again. */
export function noteClosed() {
  const note = (event: Event) => {
    const { newState, target } = event as ToggleEvent
    if (newState === 'closed' && target instanceof HTMLElement && target.popover) target.dataset.closed = ''
  }
  // It does not bubble.
  addEventListener('toggle', note, true)
}
