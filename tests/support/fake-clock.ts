import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'

/** Testing Library advances a fake clock by itself only for an object named jest. */
export function installFakeClock() {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

/** In slices, so that the page is drawn in between. */
export async function wait(ms: number) {
  for (let left = ms; left > 0; left -= 100) await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 100)))
}

export const setupUser = () => userEvent.setup({ delay: null })
