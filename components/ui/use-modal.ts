import { useEffect, useRef } from 'react'

/** Opens a `<dialog>` as a modal while isOpen, and keeps the page behind it from scrolling. Returns its ref. */
export function useModal(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const element = dialog.current
    const { overflow, paddingRight } = document.body.style
    const scrollbar = window.innerWidth - document.documentElement.clientWidth
    // Everything outside a modal dialog is inert and lies below it: the toasts come along.
    const toasts = document.querySelector('[data-toasts]')
    const home = toasts?.parentElement
    element?.showModal()
    if (toasts) element?.append(toasts)
    document.body.style.overflow = 'hidden'
    if (scrollbar > 0) document.body.style.paddingRight = `${scrollbar}px`
    return () => {
      document.body.style.overflow = overflow
      document.body.style.paddingRight = paddingRight
      if (toasts) home?.append(toasts)
      element?.close()
    }
  }, [isOpen])

  return dialog
}
