// While a dialog is open, Back closes it instead of leaving the page. One with data-address has an address of its own.

const isOurs = () => Boolean(history.state?.isDialog)
const openDialogs = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]

/** Returns the function that ends it. */
export function letBackClose() {
  let isLeaving = false
  // Of a step back of our own nothing is to be closed.
  let isOurStep = false

  function stepBack() {
    isOurStep = true
    history.back()
  }

  function note() {
    if (isOurStep) return
    const dialog = openDialogs().at(-1)
    if (dialog && !isOurs()) {
      isLeaving = false
      history.pushState({ isDialog: true }, '', dialog.dataset.address === undefined ? undefined : `#${dialog.id}`)
    }
    // A link in the dialog leads to an entry of its own: going back now would undo that.
    if (!dialog && isOurs() && !isLeaving) stepBack()
  }

  function close() {
    if (isOurStep) {
      isOurStep = false
      // Another one may have been opened meanwhile.
      return note()
    }
    const dialog = openDialogs().at(-1)
    if (!isOurs()) dialog?.close()
    // The entry of a dialog that a link has led away from.
    else if (!dialog) stepBack()
  }

  const noteLink = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    const isLink = target instanceof Element && target.closest('dialog a[href]') !== null
    isLeaving = isLink && !metaKey && !ctrlKey && !shiftKey
  }

  openByAddress()
  const observer = new MutationObserver(note)
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] })
  note()
  window.addEventListener('popstate', close)
  window.addEventListener('click', noteLink, true)
  return () => {
    observer.disconnect()
    window.removeEventListener('popstate', close)
    window.removeEventListener('click', noteLink, true)
  }
}

/** A shared link to what a dialog shows. */
function openByAddress() {
  const dialog = document.getElementById(location.hash.slice(1))
  if (!(dialog instanceof HTMLDialogElement) || dialog.dataset.address === undefined || dialog.open) return
  history.replaceState(history.state, '', location.pathname + location.search)
  dialog.showModal()
}
