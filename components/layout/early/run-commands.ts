/** `command` and `commandfor` of buttons, for Safari before 26.2. */
export function runCommands() {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button[commandfor]')
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '') as HTMLDialogElement | null
    if (button?.getAttribute('command') === 'close') dialog?.close()
    else if (!dialog?.open) dialog?.showModal()
  })
}
