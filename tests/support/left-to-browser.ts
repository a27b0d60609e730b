import { fireEvent } from '@testing-library/react'

/** True when no script handled the click. jsdom itself cannot follow links. */
export function isLeftToBrowser(link: HTMLElement, init?: MouseEventInit) {
  let isLeft = false
  const listener = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', listener, { once: true })
  fireEvent.click(link, init)
  return isLeft
}
