import { useLayoutEffect, useRef } from 'react'

/** Shows the dialog while `opening` is above 0, and again when it changes. */
export function useModal(opening = 0) {
  const dialog = useRef<HTMLDialogElement>(null)

  // Before paint: a late close event must find the dialog open.
  useLayoutEffect(() => {
    if (!opening) return
    const element = dialog.current
    // A modal dialog makes everything outside inert, so the toasts move into it.
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
