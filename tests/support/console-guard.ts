// A test fails when something it did not expect was logged as an error.
import { afterEach, beforeEach, expect, type Mock, vi } from 'vitest'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  expect(takeConsoleErrors(), 'unexpected console.error').toEqual([])
})

/** Returns the arguments of each console.error so far, which are thereby expected. */
export function takeConsoleErrors(): unknown[][] {
  const { mock } = console.error as Mock
  return mock.calls.splice(0)
}
