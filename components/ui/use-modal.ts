import { useEffect, useRef } from 'react'

export function useModal(isOpen = false) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (!isOpen) return
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
  }, [isOpen])

  return dialog
}
