import { useEffect, useRef } from 'react'

/** Opens a `<dialog>` as a modal while isOpen. Returns its ref. */
export function useModal(isOpen = false) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const element = dialog.current
    // Everything outside a modal dialog is inert and lies below it: the toasts come along.
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
