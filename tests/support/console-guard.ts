// A test fails when it logs an error that it did not expect.
import { afterEach, beforeEach, expect, type Mock, vi } from 'vitest'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  expect(takeConsoleErrors(), 'unexpected console.error').toEqual([])
})

/** Returns the arguments of each console.error so far, and marks them as expected. */
export function takeConsoleErrors(): unknown[][] {
  const { mock } = console.error as Mock
  return mock.calls.splice(0)
}
