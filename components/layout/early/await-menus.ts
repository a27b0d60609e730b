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
