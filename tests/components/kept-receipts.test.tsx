import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { submitBooking } from '@/lib/data/actions'
import { bookingOf, field, fill, loadAhead, press, received, startAnew } from '../support/forms'

const submit = vi.mocked(submitBooking)

beforeAll(loadAhead)
beforeEach(() => {
  startAnew('/book')
  localStorage.clear()
  submit.mockResolvedValue(received)
})

async function ask() {
  render(bookingOf())
  fill([
    ['Name', 'Ana Brooks'],
    ['Email', 'ana@example.com'],
  ])
  await press('Send booking request')
  await screen.findByRole('heading', { name: 'Booking Submitted' })
}

const openAgain = () => {
  cleanup()
  render(bookingOf())
}

describe('a receipt', () => {
  test('is there again when the page is opened anew, above an empty form', async () => {
    await ask()
    openAgain()
    const kept = await screen.findByRole('region', { name: 'Sent from this device' })
    expect(within(kept).getByText(/^TT-7K4Q2P9, sent /)).toBeTruthy()
    expect(within(kept).getByText(/A copy went to ana@example.com\.$/)).toBeTruthy()
    expect(field('Name').value).toBe('')
  })

  test('is gone once it is removed, or a month later', async () => {
    await ask()
    openAgain()
    await userEvent.click(await screen.findByText('Remove it from this device'))
    expect(screen.queryByText(/^TT-7K4Q2P9, sent/)).toBeNull()
    cleanup()
    await ask()
    vi.setSystemTime(Date.now() + 32 * 24 * 60 * 60_000)
    openAgain()
    await new Promise((resolve) => setImmediate(resolve))
    expect(screen.queryByText(/^TT-7K4Q2P9, sent/)).toBeNull()
    vi.useRealTimers()
  })

  test('of another form is not shown here', async () => {
    await ask()
    const other = JSON.parse(localStorage.getItem('receipts') ?? '[]').map((one: object) => ({
      ...one,
      page: '/contact',
    }))
    localStorage.setItem('receipts', JSON.stringify(other))
    openAgain()
    await new Promise((resolve) => setImmediate(resolve))
    expect(screen.queryByText(/^TT-7K4Q2P9, sent/)).toBeNull()
  })

  test('does no harm where something else is kept under its name', async () => {
    localStorage.setItem('receipts', '{"not')
    openAgain()
    expect(field('Name').value).toBe('')
  })
})
