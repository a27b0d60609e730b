import { vi } from 'vitest'

/** jsdom has no layout, so tests decide what is in view. Several states are told at once, as by a busy browser. */
export function stubView(...states: boolean[]) {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
      observe(target: Element) {
        this.tell(states.map((isIntersecting) => ({ isIntersecting, target })))
      }
      unobserve() {}
      disconnect() {}
    },
  )
}
