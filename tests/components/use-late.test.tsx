import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useDelayed } from '@/components/ui/use-delayed'
import { installFakeClock } from '../support/fake-clock'

installFakeClock()

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('what takes up to 300 ms is not said, what takes longer is, until it is there; each wait begins anew', () => {
  const { result, rerender } = renderHook(useDelayed, { initialProps: true })
  pass(299)
  rerender(false)
  rerender(true)
  pass(299)
  expect(result.current).toBe(false)
  pass(1)
  expect(result.current).toBe(true)
  rerender(false)
  expect(result.current).toBe(false)
})
