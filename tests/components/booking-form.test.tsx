import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { showToast } from '@/components/ui/toast'
import { submitBooking } from '@/lib/data/actions'
import type { FormResult } from '@/lib/forms/form-result'
import { button, fillIn, loadAhead, open, permit, startAnew, stored } from '../support/booking'

vi.mock('@/lib/data/actions', () => ({ submitBooking: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ showToast: vi.fn() }))

const send = vi.mocked(submitBooking)

beforeAll(loadAhead)
beforeEach(() => {
  startAnew()
  send.mockReset().mockResolvedValue(stored)
})

function sentFields() {
  return Object.fromEntries(send.mock.calls[0]?.[1] ?? [])
}

describe('a traveller who forgets something', () => {
  it('sees what is missing next to the fields and is taken to the first of them', async () => {
    open()
    await userEvent.click(button())
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveProperty('ariaInvalid', 'true'))
    expect(name.getAttribute('aria-describedby')).toBe(screen.getByText('Please enter your name').parentElement?.id)
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy()
    expect(document.activeElement).toBe(name)
    expect(send).not.toHaveBeenCalled()
  })

  it('sees the message go as soon as the field is right', async () => {
    open()
    await userEvent.click(button())
    await screen.findByText('Please enter your name')
    await userEvent.type(screen.getByLabelText('Name'), 'Marta')
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

describe('sending', () => {
  it('says so while it is on its way, and a second click sends nothing', async () => {
    let answer: (result: FormResult) => void = () => undefined
    send.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    open()
    await fillIn()
    await userEvent.dblClick(button())
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('true'))
    await userEvent.click(button())
    expect(send).toHaveBeenCalledTimes(1)
    answer(stored)
    await screen.findByRole('heading', { name: 'Booking Submitted' })
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('sends every field of the specification and the category apart from the trip', async () => {
    open(2)
    await fillIn()
    await userEvent.click(screen.getByRole('radio', { name: 'Culture Safari' }))
    await userEvent.selectOptions(screen.getByLabelText('Country code'), '+46 Sweden')
    await userEvent.type(screen.getByLabelText(/^Phone/), '70 123 45 67')
    await userEvent.click(screen.getByRole('button', { name: 'One adult more' }))
    await userEvent.click(screen.getByRole('button', { name: 'One kid more' }))
    await userEvent.type(screen.getByLabelText('First day'), '2027-06-12')
    await userEvent.type(screen.getByLabelText('Last day'), '2027-06-19')
    await userEvent.type(screen.getByLabelText(/^Message/), 'Birds')
    await userEvent.click(button())
    await screen.findByRole('heading', { name: 'Booking Submitted' })
    expect(sentFields()).toMatchObject({
      name: 'Marta Lindqvist',
      email: 'marta@example.com',
      phone: '70 123 45 67',
      countryCode: '+46',
      itineraryId: '2',
      safariCategory: '4',
      preferredDates: 'Jun 12, 2027 - Jun 19, 2027',
      numberOfAdults: '2',
      numberOfKids: '1',
      numberOfToddlers: '0',
      message: 'Birds',
    })
  })

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

describe('a request that cannot be sent', () => {
  it.each([
    ['offline', () => send.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['refused by the server', () => send.mockResolvedValue({ ok: false })],
  ])('%s keeps every field and says what to do', async (_, prepare) => {
    prepare()
    open(2)
    await fillIn()
    await userEvent.click(screen.getByRole('button', { name: 'One adult more' }))
    await userEvent.click(button())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('everything you wrote is still here. Please try again, or call')
    expect(within(alert).getByRole('link', { name: '+254 700 000 000' }).getAttribute('href')).toBe('tel:+254700000000')
    expect(within(alert).getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
      'https://wa.me/254700000001',
    )
    expect(showToast).toHaveBeenCalledWith({
      title: 'Error',
      description: 'Failed to submit booking',
      isDestructive: true,
    })
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Marta Lindqvist')
    expect(screen.getByLabelText('Adults')).toHaveProperty('value', '2')

    send.mockResolvedValue(stored)
    await userEvent.click(button())
    expect(await screen.findByRole('heading', { name: 'Booking Submitted' })).toBeTruthy()
  })
})
