import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { EstimateInPlace } from '@/components/itinerary/estimate-in-place'

vi.mock('@/components/itinerary/estimate-result', () => {
  throw new Error('offline')
})

afterEach(() => vi.unstubAllGlobals())

test('without a connection the total says so below its button, and what was filled in stays', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  render(
    <EstimateInPlace itinerary={{ id: 6, duration: 7 }}>
      <input aria-label="Adults" name="adults" defaultValue="2" />
      <button type="submit">Show total</button>
    </EstimateInPlace>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show total' }))
  expect(await screen.findByText(/Check your connection and try again/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Adults').value).toBe('2')
})
