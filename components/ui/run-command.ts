import type { MouseEvent } from 'react'

declare module 'react' {
  // Not in @types/react 19.3 yet.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}

/** Opens or closes the dialog that a button names with `command` and `commandfor`, where the browser does not know them (Safari before 26.2). */
export function runCommand({ target }: MouseEvent) {
  const button = (target as Element).closest('button[commandfor]')
  if (!button || 'commandForElement' in button) return
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button.getAttribute('command') === 'close') dialog.close()
  else if (!dialog.open) dialog.showModal()
}
