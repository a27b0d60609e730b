import type { BrowserContext, Page } from '@playwright/test'

/** Makes of whoever opens pages here somebody who has read for a minute: robots are told by their haste. */
export function readFirst(visitor: BrowserContext | Page) {
  return visitor.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 60_000
  })
}
