import { act } from '@testing-library/react'
import { vi } from 'vitest'

type Tell = (entries: { isIntersecting: boolean; target: Element }[]) => void

/**
 * jsdom has no layout, so tests decide what is in view. Several states are told at once, as by a busy browser. Returns
 * what brings everything into view.
 */
export function stubView(...states: boolean[]) {
  const watching = new Map<Tell, Element>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private tell: Tell) {}
      observe(target: Element) {
        watching.set(this.tell, target)
        this.tell(states.map((isIntersecting) => ({ isIntersecting, target })))
      }
      unobserve() {}
      disconnect() {
        watching.delete(this.tell)
      }
    },
  )
  return () => act(() => watching.forEach((target, tell) => void tell([{ isIntersecting: true, target }])))
}
