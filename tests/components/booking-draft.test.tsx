import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { submitBooking } from '@/lib/data/actions'
import { button, fillIn, open, permit, stored } from '../support/booking'
import { loadAhead, sentBy, startAnew } from '../support/forms'

const send = vi.mocked(submitBooking)

beforeAll(loadAhead)
beforeEach(() => {
  startAnew()
  send.mockResolvedValue(stored)
})

describe('a draft', () => {
  const hour = 60 * 60 * 1000

  it('survives a look at another page', async () => {
    const { unmount } = open()
    await fillIn()
    await userEvent.click(screen.getByRole('radio', { name: 'Budget Safari' }))
    await userEvent.type(screen.getByLabelText('First day'), '2027-06-12')
    unmount()
    open()
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Marta Lindqvist')
    expect(screen.getByRole('radio', { name: 'Budget Safari' })).toHaveProperty('checked', true)
    expect(permit().getByText('Jun 12, 2027')).toBeTruthy()
  })

  it('gives way to the trip one comes from', async () => {
    const { unmount } = open()
    await userEvent.selectOptions(screen.getByLabelText('Itinerary'), '1')
    await fillIn()
    unmount()
    open(2)
    expect(screen.getByLabelText('Itinerary')).toHaveProperty('value', '2')
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Marta Lindqvist')
  })

  it('keeps every trip of a request for several', async () => {
    window.history.replaceState(null, '', '/book?itinerary=1,2')
    const { unmount } = open()
    await fillIn()
    unmount()
    window.history.replaceState(null, '', '/book')
    open()
    await userEvent.click(button())
    await screen.findByRole('heading', { name: 'Booking Submitted' })
    expect(sentBy(send)).toMatchObject({ itineraryId: '1', furtherItineraryIds: '2' })
  })

  it('is forgotten once the request is sent', async () => {
    const { unmount } = open(1)
    await fillIn()
    await userEvent.click(button())
    await screen.findByRole('heading', { name: 'Booking Submitted' })
    expect(localStorage.getItem('draft:booking')).toBeNull()
    unmount()
    open()
    expect(screen.getByLabelText('Name')).toHaveProperty('value', '')
  })

  it('is kept for seven days', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 0, 1) })
    const { unmount } = open()
    await fillIn()
    unmount()
    vi.setSystemTime(Date.now() + 7 * 24 * hour - hour)
    const { unmount: leave } = open()
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Marta Lindqvist')
    leave()
    vi.setSystemTime(Date.now() + 8 * 24 * hour)
    open()
    expect(screen.getByLabelText('Name')).toHaveProperty('value', '')
    vi.useRealTimers()
  })

  it('does without storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    open()
    await fillIn()
    await userEvent.click(button())
    expect(await screen.findByRole('heading', { name: 'Booking Submitted' })).toBeTruthy()
  })
})
