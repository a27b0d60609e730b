import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Parts that load on demand may take long on a busy machine; a passing test never waits that long.
configure({ asyncUtilTimeout: 10_000 })

// jsdom has no layout, so nothing changes its size.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

afterEach(cleanup)
