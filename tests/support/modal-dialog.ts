// jsdom 26 has no showModal: this does what the components need of it.
import { vi } from 'vitest'

export function installModalDialog() {
  const { prototype } = HTMLDialogElement
  document.addEventListener('click', runCommand)
  prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true
    this.querySelector<HTMLElement>('button, a[href], input')?.focus()
  })
  prototype.close = vi.fn(function (this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  })
}

/** Closes the topmost dialog, as Escape does. */
export function pressEscape() {
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
}

/** The same listener is only added once. */
function runCommand(event: Event) {
  const button = (event.target as Element).closest('button[commandfor]')
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement) || event.defaultPrevented) return
  if (button?.getAttribute('command') === 'close') dialog.close()
  else if (!dialog.open) dialog.showModal()
}
