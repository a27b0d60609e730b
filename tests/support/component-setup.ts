import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Parts that load on demand may take long on a busy machine; a passing test never waits that long.
configure({ asyncUtilTimeout: 10_000 })

// jsdom has no layout, so nothing changes its size and nothing scrolls.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.scrollIntoView = () => undefined

// The files share a window: a finger that a test leaves down would stay so for all others.
afterEach(() => {
  cleanup()
  window.dispatchEvent(new Event('pointerup'))
})
