import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import ErrorPage from '@/app/error'

test('a page that failed says so, tries again on request and shows the reference, not the error', async () => {
  const retry = vi.fn()
  const error = Object.assign(new Error('connection refused at 10.0.0.4'), { digest: '1882375049' })
  const { rerender } = render(<ErrorPage error={error} retry={retry} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/went wrong on our side/)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
  expect(screen.getByText('1882375049')).toBeTruthy()
  expect(document.body.textContent).not.toContain('10.0.0.4')
  expect(screen.getByRole('link', { name: 'Call or write to us' }).getAttribute('href')).toBe('/contact')
  rerender(<ErrorPage error="thrown" retry={retry} />)
  expect(screen.queryByText(/reference/)).toBeNull()
})

test('a page whose scripts are gone after an update is loaded anew, once', () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  const error = new Error('Failed to load chunk /_next/static/chunks/1.js from module 2')
  const { unmount } = render(<ErrorPage error={error} retry={() => undefined} />)
  unmount()
  render(<ErrorPage error={error} retry={() => undefined} />)
  expect(reload).toHaveBeenCalledTimes(1)
})
