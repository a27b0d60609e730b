/** Menus and drawer are the end of the HTML. The last press on a button whose panel has not come yet is repeated then. */
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
