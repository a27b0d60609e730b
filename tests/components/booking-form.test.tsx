import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { showToast } from '@/components/ui/toast'
import { submitBooking } from '@/lib/data/actions'
import { button, fillIn, open, permit, stored } from '../support/booking'
import { loadAhead, startAnew } from '../support/forms'

const send = vi.mocked(submitBooking)

beforeAll(loadAhead)
beforeEach(() => {
  startAnew()
  send.mockResolvedValue(stored)
})

describe('a traveller who forgets something', () => {
  it('sees the message at its field, and sees it go as soon as the field is right', async () => {
    open()
    await userEvent.click(button())
    const message = await screen.findByText('Please enter your name')
    const name = screen.getByLabelText('Name')
    expect(name).toHaveProperty('ariaInvalid', 'true')
    expect(name.getAttribute('aria-describedby')).toBe(message.parentElement?.id)
    await userEvent.type(name, 'Marta')
    await waitFor(() => expect(screen.queryByText('Please enter your name')).toBeNull())
  })

  it('sees what only the server found, in the same place, and is told that it failed', async () => {
    send.mockResolvedValue({ ok: false, fieldErrors: { email: 'Please use another address' } })
    open()
    await fillIn()
    await userEvent.click(button())
    expect(await screen.findByText('Please use another address')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    expect(showToast).toHaveBeenCalledWith({
      title: 'Error',
      description: 'Failed to submit booking',
      isDestructive: true,
    })
  })
})

describe('a request that was sent', () => {
  it('ends with the toast and a receipt that takes the focus', async () => {
    open(1)
    await fillIn()
    await userEvent.click(button())
    const receipt = await screen.findByRole('region', { name: 'Booking Submitted' })
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      title: 'Booking Submitted',
      description: "We'll contact you via email or phone to confirm your booking!",
    })
    expect(document.activeElement).toBe(receipt)
    for (const text of ['TT-7K4Q2P9', 'Mara Long Weekend', 'Open', '1 adult', 'marta@example.com'])
      expect(within(receipt).getByText(text)).toBeTruthy()
    // There is no calendar file without dates.
    expect(within(receipt).queryByRole('link', { name: /calendar/ })).toBeNull()
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeTruthy()
  })

  it('leaves an empty form for another request, the dates included', async () => {
    open(1)
    await fillIn()
    await userEvent.type(screen.getByLabelText('First day'), '2027-06-12')
    await userEvent.click(button())
    await userEvent.click(await screen.findByRole('link', { name: 'Send another request' }))
    expect(screen.getByLabelText('Name')).toHaveProperty('value', '')
    expect(screen.getByLabelText('First day')).toHaveProperty('value', '')
    expect(permit().queryByText(/2027/)).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('Itinerary'))
  })
})
