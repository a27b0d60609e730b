// Back closes an open dialog instead of leaving the page. Those with data-address have their own URL.

import { opensElsewhere } from './opens-elsewhere'

const isOurs = () => Boolean(history.state?.isDialog)
const openDialogs = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]

export function letBackClose() {
  let isLeaving = false
  // Ignore our own history step.
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
    // A link in the dialog has pushed an entry: going back would undo it.
    if (!dialog && isOurs() && !isLeaving) stepBack()
  }

  function close() {
    if (isOurStep) {
      isOurStep = false
      return note()
    }
    const dialog = openDialogs().at(-1)
    if (!isOurs()) dialog?.close()
    // Skip the entry of a dialog left through a link.
    else if (!dialog) stepBack()
  }

  const noteLink = (event: MouseEvent) => {
    const { target } = event
    const isLink = target instanceof Element && target.closest('dialog a[href]') !== null
    isLeaving = isLink && !opensElsewhere(event)
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

/** Opens a dialog named by the hash. */
function openByAddress() {
  const dialog = document.getElementById(location.hash.slice(1))
  if (!(dialog instanceof HTMLDialogElement) || dialog.dataset.address === undefined || dialog.open) return
  history.replaceState(history.state, '', location.pathname + location.search)
  dialog.showModal()
}
