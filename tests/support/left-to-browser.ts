import { fireEvent } from '@testing-library/react'

/** Clicks a link; true when nothing kept the browser from following it, which jsdom could not do. */
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
