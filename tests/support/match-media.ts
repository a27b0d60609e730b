// jsdom has no matchMedia.
import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Queries match when they contain one of these texts. Returns a function to change the texts. */
export function installMatchMedia(...matching: string[]) {
  let texts = matching
  const changed = new EventTarget()
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return texts.some((text) => query.includes(text))
    },
    addEventListener: changed.addEventListener.bind(changed),
    removeEventListener: changed.removeEventListener.bind(changed),
  }))
  return function setMatching(...next: string[]) {
    texts = next
    act(() => void changed.dispatchEvent(new Event('change')))
  }
}
