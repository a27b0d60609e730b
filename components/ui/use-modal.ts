import { useLayoutEffect, useRef } from 'react'

/** Shows the dialog while `opening` is above 0, and again when it changes (useLazyDialog). */
export function useModal(opening = 0) {
  const dialog = useRef<HTMLDialogElement>(null)

  // At once, not after the next frame: a late close event of the last time must find the dialog open.
  useLayoutEffect(() => {
    if (!opening) return
    const element = dialog.current
    // All outside a modal dialog is inert and below it, so the toasts move into it.
    const toasts = document.querySelector('[data-toasts]')
    const home = toasts?.parentElement
    element?.showModal()
    if (toasts) element?.append(toasts)
    return () => {
      if (toasts) home?.append(toasts)
      element?.close()
    }
  }, [opening])

  return dialog
}
