// In the browser. Does what `command` and `commandfor` of a button say where the browser does not know them: Safari
// before 26.2.

/** Begins to open and close dialogs, if the browser does not do it by itself. */
export function runCommands() {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button[commandfor]')
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '') as HTMLDialogElement | null
    if (button?.getAttribute('command') === 'close') dialog?.close()
    else if (!dialog?.open) dialog?.showModal()
  })
}
