// Fake timers for a file of component tests.
import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'

/** Fakes the clock around each test of a file. Testing Library moves a faked clock on by itself only for an object named jest. */
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

/** Lets time pass on the page, in slices, so that it is drawn in between. Takes milliseconds. */
export async function wait(ms: number) {
  for (let left = ms; left > 0; left -= 100) await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 100)))
}

/** Someone at mouse and keyboard, who loses no time. */
export const setupUser = () => userEvent.setup({ delay: null })
