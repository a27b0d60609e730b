/** Menus and drawer are at the end of the HTML. Repeats the last click on a button whose panel had not been parsed yet. */
export function awaitMenus() {
  let pressed: HTMLButtonElement | null = null
  function note({ target }: Event) {
    const button = (target as Element).closest<HTMLButtonElement>('[popovertarget],[commandfor]')
    const id = button?.getAttribute('popovertarget') ?? button?.getAttribute('commandfor') ?? ''
    pressed = document.getElementById(id) ? null : button
  }
  addEventListener('click', note)
  const repeat = () => {
    removeEventListener('click', note)
    pressed?.click()
  }
  addEventListener('DOMContentLoaded', repeat, { once: true })
}

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

/** Marks menus closed by the visitor, so that hydration does not open them again. */
export function noteClosed() {
  const note = (event: Event) => {
    const { newState, target } = event as ToggleEvent
    if (newState === 'closed' && target instanceof HTMLElement && target.popover) target.dataset.closed = ''
  }
  // It does not bubble.
  addEventListener('toggle', note, true)
}

/**
 * On phones the first page uses small subsets of our fonts (app/globals.css). The full fonts load afterwards and are
 * used from the next page on, so that text does not change while it is read.
 */
export function changeToOwnFonts() {
  const inCache = 'own-fonts'
  const change = () => document.documentElement.classList.add('own-fonts')
  try {
    if (localStorage.getItem(inCache) !== null) return change()
  } catch {
    // Storage may be blocked.
  }
  // After hydration, so that these fonts do not delay the first page.
  addEventListener('takenover', async () => {
    try {
      const faces = [...document.fonts].filter(({ family }) => family.includes('own '))
      await Promise.all(faces.map((face) => face.load()))
      localStorage.setItem(inCache, 'yes')
    } catch {
      // Offline or storage blocked: the next visit starts with the subsets again.
    }
  })
}

/** Replaces pictures that fail to load by the placeholder. */
export function replaceLostPictures(placeholder: string) {
  const replace = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || !target.srcset) return
    target.removeAttribute('srcset')
    target.src = placeholder
  }
  // It does not bubble.
  addEventListener('error', replace, true)
}

/** Opens the folds around the place that an address names, for browsers that would leave them closed. */
export function openFolds() {
  function open() {
    const place = document.getElementById(location.hash.slice(1))
    const folds: HTMLDetailsElement[] = []
    let fold = place?.closest('details')
    for (; fold; fold = fold.parentElement?.closest('details')) if (!fold.open) folds.push(fold)
    for (const closed of folds) closed.open = true
    if (folds.length > 0) place?.scrollIntoView()
  }
  addEventListener('DOMContentLoaded', open)
  addEventListener('hashchange', open)
}
